class MatcherBody<Value> {
    /// The end of the failure message's first sentence. Set only by matchers that evaluate the
    /// expression themselves.
    var outcomeText: String?
    var got: ((Value) -> String)?
    var ownStatement: (() -> String)?
    var judgesClosures = false

    /// The operand that is compared with the whole value, if any. Messages may abbreviate both.
    var comparedOperand: Any?? { nil }

    var observes: Bool { false }

    /// Starts the observer, if any. Returns the body to use until ``end()`` is called.
    func begun() -> MatcherBody { self }

    func evaluate(_ expression: () throws -> Value?) throws -> Value? { try expression() }

    nonisolated(nonsending) func evaluate(
        awaiting expression: nonisolated(nonsending) () async throws -> Value?
    ) async throws -> Value? { try await expression() }

    /// Ends the check. Called once, after the last evaluation.
    func end() {}

    func judge(_ value: Value?, _ error: (any Error)?, _ style: ExpectationStyle?) -> MatchResult { .fails }

    func phrase(_ naming: ValueNaming) -> String { "" }
}

final class MatcherOfClosures<Value>: MatcherBody<Value> {
    private let text: () -> String
    private let judge: (Outcome<Value>, ExpectationStyle?) -> MatchResult
    var observe: (() -> ExpressionObserver<Value>)?
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
