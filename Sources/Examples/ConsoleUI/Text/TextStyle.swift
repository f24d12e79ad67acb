/// How a text stands out where the terminal has colours.
public enum TextStyle: Sendable {
    /// As any other text.
    case plain
    /// Less important: hints, times, placeholders.
    case faint
    /// To be pressed.
    case strong
    /// Something went wrong.
    case error
    /// What the keys go to.
    case selected

    /// What a terminal is told to set the style; `nil` for plain text.
    var code: String? {
        switch self {
        case .plain: nil
        case .faint: "2"
        case .strong: "1;34"
        case .error: "31"
        case .selected: "7"
        }
    }
}
