/// What sets two values apart: a tree whose leaves are the parts that differ.
///
/// It is data: the failure that shows it is made of it, and applied to one side it gives the other.
indirect enum Difference {
    /// A part is another one.
    case replaced(expected: Any?, actual: Any?)
    /// A part that was expected is not there.
    case missing(Any?)
    /// A part that was not expected is there.
    case unexpected(Any?)
    /// A text has other lines.
    case lines(expected: String, actual: String)
    /// The parts that differ, each with the way to it.
    case parts([Part])
    /// A part of which nothing tells whether it differs.
    case unknown(Doubt)

    /// A step on the way to a part.
    enum Step {
        case property(String)
        /// Counts in the expected value where a part is missing, in the actual one where it is unexpected.
        case index(Int)
        case key(Any)
        /// An element of a set, which has no place.
        case element
    }

    struct Part {
        var step: Step
        var difference: Difference
    }

    /// Why two parts cannot be compared.
    enum Doubt {
        /// The type is not `Equatable`, and shows nothing of its values.
        case opaque(Any.Type)
        /// The field cannot be copied, and so not be read.
        case hidden
        /// The values are nested too deep.
        case depth
    }

    /// One line of a text, and the newline that ends it, if any.
    struct Line: Equatable {
        var text: String
        var end: String
    }

    /// One line of a text, and in which of the two it stands. The line that stands in both may have two ends.
    enum LineEdit: Equatable {
        case both(Line, Line)
        case expected(Line)
        case actual(Line)
    }
}

extension Difference {
    /// Whether the values are known to differ.
    var isCertain: Bool {
        switch self {
        case .replaced, .missing, .unexpected, .lines: true
        case .parts(let parts): parts.contains { $0.difference.isCertain }
        case .unknown: false
        }
    }
}
