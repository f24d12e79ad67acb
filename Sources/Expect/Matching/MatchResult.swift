import SpecEvents

/// A matcher may call the user's closures, which may contain expectations. For this reason, an
/// outcome is checked only once, and the failure message is built from this result.
package struct MatchResult {
    package let verdict: MatchVerdict
    /// Evaluated lazily, because most results are never reported.
    let details: () -> [Detail]
    package let wording: (any FailureWording)?
    /// The error that a matcher threw. In a combination of matchers, the verdict may nevertheless
    /// be `doesNotMatch`.
    let error: (any Error)?

    static var matches: MatchResult { MatchResult(.matches) }
    static var doesNotMatch: MatchResult { MatchResult(.doesNotMatch) }
    static var fails: MatchResult { MatchResult(.fails) }

    package init(
        _ verdict: MatchVerdict,
        wording: (any FailureWording)? = nil,
        error: (any Error)? = nil,
        details: @escaping () -> [Detail] = { [] }
    ) {
        (self.verdict, self.wording, self.error, self.details) = (verdict, wording, error, details)
    }

    package init(_ matches: Bool, details: @escaping () -> [Detail] = { [] }) {
        self = matches ? .matches : MatchResult(.doesNotMatch, details: details)
    }

    var isMatch: Bool { verdict == .matches }

    package var detailLines: [String] { details().map(\.line) }

    var withDetailsIfUnknown: MatchResult { verdict == .fails ? self : MatchResult(verdict) }
}

/// A matcher's verdict on an expression's outcome.
public enum MatchVerdict: Sendable {
    /// The outcome matches, so `to` passes and `notTo` fails.
    case matches
    /// The outcome does not match, so `to` fails and `notTo` passes.
    case doesNotMatch
    /// The matcher cannot decide, for example because of an error. Both `to` and `notTo` fail.
    case fails

    /// Creates the verdict `matches` if the argument is `true`, or `doesNotMatch` if it is `false`.
    public init(_ matches: Bool) {
        self = matches ? .matches : .doesNotMatch
    }

    init(_ matches: Bool?) {
        self = matches.map { $0 ? .matches : .doesNotMatch } ?? .fails
    }
}

/// Lets a matcher word its own failure message.
package protocol FailureWording: Sendable {
    var lines: [String] { get }

    var attachments: [ExampleAttachment] { get }

    /// - Parameters:
    ///   - style: The words that follow “expected”, such as `to`, `not to` or `to eventually`.
    ///   - clause: The end of the sentence, such as `, got 3`. Empty for the value `()`.
    func sentence(_ style: String, _ clause: String) -> String
}

extension FailureWording {
    package var attachments: [ExampleAttachment] { [] }
}
