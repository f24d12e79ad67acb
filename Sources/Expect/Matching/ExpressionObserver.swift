import SpecEvents

/// The part of a matcher that is active while the expression is evaluated. For example, it captures
/// output or evaluates the expression in a child process.
///
/// An observer begins before the first evaluation and ends after the last one. When polling, it
/// also observes the time between evaluations. After each evaluation, it returns a plain matcher,
/// so that sync and async expressions, `&&`, `||` and `!` need no special treatment.
struct ExpressionObserver<Value> {
    enum Evaluation {
        /// The caller evaluates the expression and passes the outcome to `then`.
        case evaluate(then: (Outcome<Value>) -> Matcher<Value>)
        /// The matcher evaluates the expression itself, as Nimble's matchers do.
        case ask((() throws -> Value?) -> (Outcome<Value>, Matcher<Value>))
        /// The observer evaluated the expression in a child process, where these failures occurred.
        case settled(Matcher<Value>, [RecordedFailure])
        /// This process is the child. The caller evaluates the expression with this failure owner.
        /// Passing the outcome to `then` ends the process.
        case evaluateInChild(any FailureOwner, then: (Outcome<Value>) -> Never)
    }

    let nextEvaluation: () -> Evaluation
    var end: () -> Void = {}
}

extension ExpressionObserver {
    init(end: @escaping () -> Void = {}, then: @escaping (Outcome<Value>) -> Matcher<Value>) {
        self.init(nextEvaluation: { .evaluate(then: then) }, end: end)
    }

    init(_ matcher: Matcher<Value>) {
        self = (matcher.body.begun() as? ObservingMatcher)?.observer ?? ExpressionObserver(then: { _ in matcher })
    }

    init(_ matchers: [Matcher<Value>], combine: @escaping ([Matcher<Value>]) -> Matcher<Value>) {
        let observers = matchers.map(ExpressionObserver.init)
        self.init(
            nextEvaluation: { Evaluation(of: observers, combine: combine) },
            end: { observers.reversed().forEach { $0.end() } }
        )
    }
}

extension ExpressionObserver.Evaluation {
    fileprivate init(of observers: [ExpressionObserver], combine: @escaping ([Matcher<Value>]) -> Matcher<Value>) {
        var isSettled = false
        var failures: [RecordedFailure] = []
        var matchers: [(Outcome<Value>) -> Matcher<Value>] = []
        for observer in observers {
            switch observer.nextEvaluation() {
            case .evaluate(let then):
                matchers.append(then)
            case .ask(let ask):
                matchers.append { ask($0.get).1 }
            case .settled(let matcher, let found):
                isSettled = true
                failures += found
                matchers.append { _ in matcher }
            case .evaluateInChild(let owner, let then):
                self = .evaluateInChild(owner, then: then)
                return
            }
        }
        let settle = { (outcome: Outcome<Value>) in combine(matchers.map { $0(outcome) }) }
        self = isSettled ? .settled(settle(.value(nil)), failures) : .evaluate(then: settle)
    }
}

final class ObservingMatcher<Value>: MatcherBody<Value> {
    fileprivate let observer: ExpressionObserver<Value>
    private var evaluation: ExpressionObserver<Value>.Evaluation?
    private var plain: Matcher<Value>?

    init(_ observer: ExpressionObserver<Value>) { self.observer = observer }

    override func evaluate(_ expression: () throws -> Value?) throws -> Value? {
        switch next() {
        case .evaluate: return try expression()
        case .ask(let ask):
            let (outcome, matcher) = ask(expression)
            evaluation = .settled(matcher, [])
            return try outcome.get()
        case .settled: return nil
        case .evaluateInChild(let owner, _):
            return try CurrentFailureOwner.$value.withValue(owner) { try expression() }
        }
    }

    override nonisolated(nonsending) func evaluate(
        awaiting expression: nonisolated(nonsending) () async throws -> Value?
    ) async throws -> Value? {
        switch next() {
        case .evaluate, .ask: return try await expression()
        case .settled: return nil
        case .evaluateInChild(let owner, _): return try await CurrentFailureOwner.with(owner) { try await expression() }
        }
    }

    private func next() -> ExpressionObserver<Value>.Evaluation {
        let next = observer.nextEvaluation()
        evaluation = next
        if case .settled(_, let failures) = next {
            failures.forEach { FailureDispatcher.report($0, to: CurrentFailureOwner.value) }
        }
        return next
    }

    /// Does not return in a child process.
    override func judge(_ value: Value?, _ error: (any Error)?, _ style: ExpectationStyle?) -> MatchResult {
        let outcome = error.map { .error($0) } ?? Outcome.value(value)
        let plain: Matcher<Value>
        switch evaluation {
        case .evaluate(let then): plain = then(outcome)
        case .ask(let ask): plain = ask(outcome.get).1
        case .settled(let matcher, _): plain = matcher
        case .evaluateInChild(_, let then): then(outcome)
        case nil: return .fails
        }
        (outcomeText, got, ownStatement) = (plain.body.outcomeText, plain.body.got, plain.body.ownStatement)
        self.plain = plain
        return plain.body.judge(value, error, style)
    }

    override var comparedOperand: Any?? { plain?.body.comparedOperand ?? nil }

    override func phrase(_ naming: ValueNaming) -> String { plain?.phrase(naming: naming) ?? "" }

    override func end() { observer.end() }
}
