/// The closures that a matcher consists of.
@usableFromInline
final class MatcherBody<Value> {
    /// What is expected, in words that follow «expected to». Called on failure only.
    let phrase: () -> String
    let judge: (Outcome<Value>) -> MatchResult
    /// Judges in place of `judge` what an expectation checks itself, for a matcher that has to know the form.
    var judgeInForm: ((Outcome<Value>, ExpectationStyle) -> MatchResult)?
    /// Makes the observer of a matcher that has to be active while the expression is evaluated.
    var observe: (() -> ExpressionObserver<Value>)?
    /// Replaces the text of the outcome in the message, for a matcher that evaluates the expression itself.
    var outcomeText: String?
    /// What the message names instead of the value, in words that follow «got».
    var got: ((Value) -> String)?
    /// The statement of a matcher that is composed of others.
    var ownStatement: (() -> String)?
    /// What the value is compared with; the phrase is then «verb operand».
    var comparison: (verb: String, operand: Any)?

    init(phrase: @escaping () -> String, judge: @escaping (Outcome<Value>) -> MatchResult) {
        (self.phrase, self.judge) = (phrase, judge)
    }
}
