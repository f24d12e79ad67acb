/// A tree whose leaves are the parts that differ. It contains values rather than text, so that a
/// test can apply it to the expected value.
indirect enum Difference {
    case replaced(expected: Any?, actual: Any?)
    case missing(Any?)
    case unexpected(Any?)
    case lines(expected: String, actual: String)
    case parts([Part])
    /// The associated value explains why it is unknown whether the part differs.
    case unknown(String)

    enum Step {
        case property(String)
        /// The index in the actual value or, if the part is missing there, in the expected value.
        case index(Int)
        case key(Any)
        case element
    }

    struct Part {
        var step: Step
        var difference: Difference
    }

    /// `end` is the newline character that ends the line. It is empty for the last line.
    struct Line: Equatable {
        var text: String
        var end: String
    }

    /// The two lines in `both` have the same text but may end with different newline characters.
    enum LineEdit: Equatable {
        case both(Line, Line)
        case expected(Line)
        case actual(Line)
    }
}

extension Difference {
    var isCertain: Bool {
        switch self {
        case .replaced, .missing, .unexpected, .lines: true
        case .parts(let parts): parts.contains { $0.difference.isCertain }
        case .unknown: false
        }
    }
}
