/// What a matcher finds.
public enum MatchVerdict {
    /// The outcome is as the matcher describes: `to` passes, `notTo` fails.
    case matches
    /// The outcome is otherwise: `to` fails, `notTo` passes.
    case doesNotMatch
    /// The matcher cannot be asked about this outcome, as with a `nil` or an unexpected error: both forms fail.
    case fails

    /// `matches` or `doesNotMatch`.
    public init(_ matches: Bool) {
        self = matches ? .matches : .doesNotMatch
    }

    /// The verdict of the opposite matcher.
    var negated: MatchVerdict {
        switch self {
        case .matches: .doesNotMatch
        case .doesNotMatch: .matches
        case .fails: .fails
        }
    }
}
