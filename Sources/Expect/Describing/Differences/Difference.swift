/// A tree whose leaves are the parts that differ. It holds values instead of text, so a test can
/// apply it to the expected value.
indirect enum Difference {
    case replaced(expected: Any?, actual: Any?)
    case missing(Any?)
    case unexpected(Any?)
    case lines(expected: String, actual: String)
    case parts([Part])
    /// The text says why it is unknown whether the part differs.
    case unknown(String)

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

    /// `end` is the newline, which the last line may lack.
    struct Line: Equatable {
        var text: String
        var end: String
    }

    /// In `both`, only the newlines may differ.
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
