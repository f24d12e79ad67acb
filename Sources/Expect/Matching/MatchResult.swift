import SpecEvents

/// The result of judging an outcome: the verdict, and the reasons for a failure message.
///
/// A matcher may call closures of the user that contain expectations. So an outcome is judged
/// once, and the failure message is made from this result.
package struct MatchResult {
    package let verdict: MatchVerdict
    /// Makes the lines that say what does not match. Called on failure only.
    let details: () -> [Detail]
    /// The message in the matcher's own words, if it writes its messages itself.
    package let wording: (any FailureWording)?
    /// The error that the matcher threw instead of a verdict.
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

    /// `matches` or `doesNotMatch`.
    package init(_ matches: Bool) {
        self = matches ? .matches : .doesNotMatch
    }

    /// `matches`, or `doesNotMatch` with details.
    package init(_ matches: Bool, details: @escaping () -> [Detail]) {
        self = matches ? .matches : MatchResult(.doesNotMatch, details: details)
    }

    var isMatch: Bool { verdict == .matches }

    package var detailLines: [String] { details().map(\.line) }

    /// The result for a matcher that shows the details of another one only if they say why the verdict is unknown.
    var withDetailsIfUnknown: MatchResult { verdict == .fails ? self : MatchResult(verdict) }
}

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

/// The message of a failed expectation in the own words of a matcher.
package protocol FailureWording: Sendable {
    /// The lines below the sentence.
    var lines: [String] { get }

    /// What the message leaves out, for the report.
    var attachments: [ExampleAttachment] { get }

    /// The sentence.
    ///
    /// - Parameters:
    ///   - style: What follows «expected»: «to», «not to», «to eventually».
    ///   - clause: What follows the sentence: «, got 3», «, threw noConnection»; empty for `()`.
    func sentence(_ style: String, _ clause: String) -> String
}

extension FailureWording {
    /// Nothing.
    package var attachments: [ExampleAttachment] { [] }
}
