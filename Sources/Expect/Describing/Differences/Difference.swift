/// The difference between two values: a tree whose leaves are the parts that differ.
///
/// A difference holds values instead of text, so a test can apply it to the expected value.
indirect enum Difference {
    case replaced(expected: Any?, actual: Any?)
    case missing(Any?)
    case unexpected(Any?)
    case lines(expected: String, actual: String)
    case parts([Part])
    /// It is unknown whether a part differs. The text says why.
    case unknown(String)

    /// One step of the path to a part.
    enum Step {
        case property(String)
        /// An index in the expected value if the part is missing, otherwise in the actual value.
        case index(Int)
        case key(Any)
        /// An element of a set, which has no index.
        case element
    }

    struct Part {
        var step: Step
        var difference: Difference
    }

    /// A line of a string, and the newline that ends it. The last line may end without one.
    struct Line: Equatable {
        var text: String
        var end: String
    }

    /// A line of a diff, from one string or both. In `both`, only the newlines may differ.
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
