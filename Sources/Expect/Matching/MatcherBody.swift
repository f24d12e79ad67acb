/// The implementation of a matcher, which judges an outcome and says what is expected.
class MatcherBody<Value> {
    /// The end of the failure message, if the matcher evaluates the expression itself.
    var outcomeText: String?
    /// A closure that returns the words that follow “got” in the failure message. If `nil`, the
    /// value follows.
    var got: ((Value) -> String)?
    /// A closure that returns the ``Matcher/statement`` of a matcher that combines other matchers.
    var ownStatement: (() -> String)?
    /// Whether the matcher can judge a closure that is not called.
    var judgesClosures = false

    /// The operand that is compared with the whole value, if any. Messages may abbreviate both.
    var comparedOperand: Any?? { nil }

    /// Whether the matcher has to be active while the expression is evaluated.
    var observes: Bool { false }

    /// Returns the body for a check, and begins any observer. The check lasts until ``end()``.
    func begun() -> MatcherBody { self }

    /// Evaluates the expression, unless an observer does so.
    func evaluate(_ expression: () throws -> Value?) throws -> Value? { try expression() }

    nonisolated(nonsending) func evaluate(
        awaiting expression: nonisolated(nonsending) () async throws -> Value?
    ) async throws -> Value? { try await expression() }

    /// Ends the observer, if any. Called once, after the last evaluation.
    func end() {}

    /// Judges a value or a thrown error. The style is `nil` if the matcher is in a composition.
    func judge(_ value: Value?, _ error: (any Error)?, _ style: ExpectationStyle?) -> MatchResult { .fails }

    /// Returns the words that follow “expected to” in a failure message.
    func phrase(_ naming: ValueNaming) -> String { "" }
}

/// The body of most matchers, which consists of closures.
final class MatcherOfClosures<Value>: MatcherBody<Value> {
    private let text: () -> String
    private let judge: (Outcome<Value>, ExpectationStyle?) -> MatchResult
    /// A closure that creates the observer of a matcher that has to be active while the expression
    /// is evaluated.
    var observe: (() -> ExpressionObserver<Value>)?
    /// The operand that the value is compared with, and the verb for the phrase `verb operand`.
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
