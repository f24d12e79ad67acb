/// The closures that a matcher consists of.
@usableFromInline
final class MatcherBody<Value> {
    /// What is expected, in words that follow «expected to». Called on failure only.
    let phrase: () -> String
    let judge: (Outcome<Value>) -> MatchResult
    /// Judges in place of `judge` what an expectation checks itself, for a matcher that has to know the form.
    var judgeInForm: ((Outcome<Value>, ExpectationStyle) -> MatchResult)?
    /// Makes the observer of a matcher that has to be active while the expression is evaluated.
    let observe: (() -> ExpressionObserver<Value>)?
    /// Replaces the text of the outcome in the message, for a matcher that evaluates the expression itself.
    let outcomeText: String?
    /// What the message names instead of the value, in words that follow «got».
    let got: ((Value) -> String)?
    /// The statement of a matcher that is composed of others.
    let ownStatement: (() -> String)?
    /// What the value is compared with; the phrase is then «verb operand».
    var comparison: (verb: String, operand: Any)?

    init(
        phrase: @escaping () -> String,
        judge: @escaping (Outcome<Value>) -> MatchResult,
        observe: (() -> ExpressionObserver<Value>)?,
        outcomeText: String?,
        got: ((Value) -> String)?,
        ownStatement: (() -> String)?
    ) {
        self.phrase = phrase
        self.judge = judge
        self.observe = observe
        self.outcomeText = outcomeText
        self.got = got
        self.ownStatement = ownStatement
    }
}
