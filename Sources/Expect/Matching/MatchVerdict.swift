/// The verdict of a matcher about an outcome.
public enum MatchVerdict: Sendable {
    /// The outcome matches: `to` passes, `notTo` fails.
    case matches
    /// The outcome does not match: `to` fails, `notTo` passes.
    case doesNotMatch
    /// The matcher cannot judge the outcome, for instance `nil` or an unexpected error: `to` and `notTo` fail.
    case fails

    /// Makes `matches` or `doesNotMatch`.
    public init(_ matches: Bool) {
        self = matches ? .matches : .doesNotMatch
    }

    /// `matches` or `doesNotMatch`, and `fails` for `nil`: it is unknown whether the outcome matches.
    init(_ matches: Bool?) {
        self = matches.map { $0 ? .matches : .doesNotMatch } ?? .fails
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
