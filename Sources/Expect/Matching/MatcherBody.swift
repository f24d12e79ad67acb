/// Judges what an expression gave, and says what is expected.
class MatcherBody<Value> {
    /// Replaces the text of the outcome in the message, for a matcher that evaluates the expression itself.
    var outcomeText: String?
    /// What the message names instead of the value, in words that follow «got».
    var got: ((Value) -> String)?
    /// The ``Matcher/statement`` of a matcher that is composed of others.
    var ownStatement: (() -> String)?
    /// Whether it can judge a closure that nobody calls.
    var judgesClosures = false

    /// What the value is compared with, if a sentence above a difference may name both briefly; otherwise `nil`.
    var comparedOperand: Any?? { nil }

    /// Whether it has to be active while the expression is evaluated.
    var observes: Bool { false }

    /// What judges for one form, from its first evaluation to its ``end()``. An observer begins here.
    func begun() -> MatcherBody { self }

    /// Evaluates the expression, if it is not for the observer to do so.
    func evaluate(_ expression: () throws -> Value?) throws -> Value? { try expression() }

    /// Evaluates an expression that is awaited.
    nonisolated(nonsending) func evaluate(
        awaiting expression: nonisolated(nonsending) () async throws -> Value?
    ) async throws -> Value? { try await expression() }

    /// Called once, after the last evaluation.
    func end() {}

    /// Judges a value or, if the expression threw, an error.
    ///
    /// - Parameter style: The form of the expectation; `nil` in a composition with other matchers.
    func judge(_ value: Value?, _ error: (any Error)?, _ style: ExpectationStyle?) -> MatchResult { .fails }

    /// What is expected, in words that follow «expected to».
    func phrase(_ naming: ValueNaming) -> String { "" }
}

/// What most matchers consist of: closures.
final class MatcherOfClosures<Value>: MatcherBody<Value> {
    private let text: () -> String
    private let judge: (Outcome<Value>, ExpectationStyle?) -> MatchResult
    /// Makes the observer of a matcher that has to be active while the expression is evaluated.
    var observe: (() -> ExpressionObserver<Value>)?
    /// What the value is compared with; the phrase is then «verb operand».
    var comparison: (verb: String, operand: Any)?

    init(_ text: @escaping () -> String, _ judge: @escaping (Outcome<Value>, ExpectationStyle?) -> MatchResult) {
        (self.text, self.judge) = (text, judge)
    }

    override var observes: Bool { observe != nil }

    override func begun() -> MatcherBody<Value> {
        guard let observe else { return self }
        return ObservingMatcher(observe())
    }

    override var comparedOperand: Any?? { comparison.map { .some($0.operand) } }

    override func judge(_ value: Value?, _ error: (any Error)?, _ style: ExpectationStyle?) -> MatchResult {
        judge(error.map { .error($0) } ?? .value(value), style)
    }

    override func phrase(_ naming: ValueNaming) -> String {
        comparison.map { "\($0.verb) \(naming.text(of: $0.operand))" } ?? text()
    }
}
