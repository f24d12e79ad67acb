/// The result of judging an outcome: the verdict, and the reasons for a failure message.
///
/// A matcher may call closures of the user that contain expectations. So an outcome is judged once, and the failure
/// message is made from this result.
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
        self.verdict = verdict
        self.wording = wording
        self.error = error
        self.details = details
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
