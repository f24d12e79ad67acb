/// What a matcher finds when it judges an outcome: the verdict, and what there is to say of it.
///
/// A matcher may call closures of the user, in which expectations fail. So an outcome is judged once, and what a
/// failure tells is made from what was found then.
struct MatchResult {
    let verdict: MatchVerdict
    /// Says what is not as described, a line each; called on failure only.
    let details: () -> [Detail]

    static var matches: MatchResult { MatchResult(.matches) }
    static var doesNotMatch: MatchResult { MatchResult(.doesNotMatch) }
    static var fails: MatchResult { MatchResult(.fails) }

    init(_ verdict: MatchVerdict, details: @escaping () -> [Detail] = { [] }) {
        self.verdict = verdict
        self.details = details
    }

    /// `matches` or `doesNotMatch`.
    init(_ matches: Bool) {
        self = matches ? .matches : .doesNotMatch
    }

    /// `matches`, or `doesNotMatch` with something to say.
    init(_ matches: Bool, details: @escaping () -> [Detail]) {
        self = matches ? .matches : MatchResult(.doesNotMatch, details: details)
    }

    var isMatch: Bool { verdict == .matches }
}
