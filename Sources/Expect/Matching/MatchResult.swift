import SpecEvents

/// The result of judging an outcome: the verdict, and the reasons for a failure message.
///
/// A matcher may call the user's closures, which may contain expectations. So an outcome is judged
/// only once, and the failure message is built from this result.
package struct MatchResult {
    package let verdict: MatchVerdict
    /// A closure that returns the lines that say what does not match. Called only on failure.
    let details: () -> [Detail]
    /// The matcher's own wording of the failure message, if any.
    package let wording: (any FailureWording)?
    /// The error that the matcher threw instead of giving a verdict.
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

    /// The result for an enclosing matcher: without details, unless the verdict is `fails`.
    var withDetailsIfUnknown: MatchResult { verdict == .fails ? self : MatchResult(verdict) }
}

/// The verdict of a matcher on an outcome.
public enum MatchVerdict: Sendable {
    /// The outcome matches, so `to` passes and `notTo` fails.
    case matches
    /// The outcome does not match, so `to` fails and `notTo` passes.
    case doesNotMatch
    /// The matcher cannot judge the outcome, such as an unexpected error. `to` and `notTo` fail.
    case fails

    /// Creates the verdict `matches` or `doesNotMatch`.
    public init(_ matches: Bool) {
        self = matches ? .matches : .doesNotMatch
    }

    /// Creates the verdict `matches` or `doesNotMatch`, or `fails` if `matches` is `nil`.
    init(_ matches: Bool?) {
        self = matches.map { $0 ? .matches : .doesNotMatch } ?? .fails
    }
}

/// The message of a failed expectation, in the matcher's own words.
package protocol FailureWording: Sendable {
    /// The lines below the first sentence.
    var lines: [String] { get }

    /// Attachments with the values that the message abbreviates.
    var attachments: [ExampleAttachment] { get }

    /// Returns the first sentence of the message.
    ///
    /// - Parameters:
    ///   - style: The words that follow “expected”, such as `to`, `not to` or `to eventually`.
    ///   - clause: The end of the sentence, such as `, got 3`. Empty for the value `()`.
    func sentence(_ style: String, _ clause: String) -> String
}

extension FailureWording {
    package var attachments: [ExampleAttachment] { [] }
}
