import SpecEvents

/// The part of a matcher that is active while the expression is evaluated: it counts changes, captures output, or runs
/// the expression in a child process.
///
/// It begins before the first evaluation and ends with the expectation, so a form that polls observes all that happens
/// in between. After each evaluation it gives a plain matcher. So sync and async expressions, `&&`, `||` and `!` do not
/// have to know about it.
struct ExpressionObserver<Value> {
    /// How the expression is evaluated the next time.
    enum Evaluation {
        /// The caller evaluates the expression and passes the outcome on.
        case evaluate(then: (Outcome<Value>) -> Matcher<Value>)
        /// The observer has evaluated the expression in a child process, in which these expectations failed.
        case settled(Outcome<Value>, Matcher<Value>, [RecordedFailure])
        /// This process is the child that was forked to evaluate the expression. The caller evaluates it, with this
        /// owner of failures, and passes the outcome on, which ends the process.
        case evaluateInChild(any FailureOwner, then: (Outcome<Value>) -> Never)
    }

    /// Called before each evaluation.
    let nextEvaluation: () -> Evaluation
    /// Called once, after the last evaluation.
    let end: () -> Void

    init(nextEvaluation: @escaping () -> Evaluation, end: @escaping () -> Void = {}) {
        self.nextEvaluation = nextEvaluation
        self.end = end
    }

    /// Begins an observer that lets the caller evaluate the expression and gives a matcher after each evaluation.
    init(end: @escaping () -> Void = {}, then: @escaping (Outcome<Value>) -> Matcher<Value>) {
        self.init(nextEvaluation: { .evaluate(then: then) }, end: end)
    }

    init(_ matcher: Matcher<Value>) {
        self = matcher.body.observe?() ?? ExpressionObserver(then: { _ in matcher })
    }

    /// Begins the observers of several matchers. The first one that evaluates the expression does so for all.
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
        var settledOutcome: Outcome<Value>?
        var failures: [RecordedFailure] = []
        var matchers: [(Outcome<Value>) -> Matcher<Value>] = []
        for observer in observers {
            switch observer.nextEvaluation() {
            case .evaluate(let then):
                matchers.append(then)
            case .settled(let outcome, let matcher, let found):
                settledOutcome = settledOutcome ?? outcome
                failures += found
                matchers.append { _ in matcher }
            case .evaluateInChild(let owner, let then):
                self = .evaluateInChild(owner, then: then)
                return
            }
        }
        let settle = { (outcome: Outcome<Value>) in combine(matchers.map { $0(outcome) }) }
        self = settledOutcome.map { .settled($0, settle($0), failures) } ?? .evaluate(then: settle)
    }

    /// The outcome of the expression, which is evaluated if the observer has not done so.
    func outcome(of expression: () throws -> Value?) -> Outcome<Value> {
        switch self {
        case .evaluate: Outcome(of: expression)
        case .settled(let outcome, _, _): outcome
        case .evaluateInChild(let owner, _): CurrentFailureOwner.$value.withValue(owner) { Outcome(of: expression) }
        }
    }

    /// The outcome of the expression, which is awaited if the observer has not evaluated it.
    nonisolated(nonsending) func outcome(
        of expression: nonisolated(nonsending) () async throws -> Value?
    ) async -> Outcome<Value> {
        switch self {
        case .evaluate: return await Outcome(of: expression)
        case .settled(let outcome, _, _): return outcome
        case .evaluateInChild(let owner, _):
            return await CurrentFailureOwner.with(owner) { await Outcome(of: expression) }
        }
    }

    /// The matcher that judges the outcome. In a child process this does not return.
    func matcher(for outcome: Outcome<Value>) -> Matcher<Value> {
        switch self {
        case .evaluate(let then): then(outcome)
        case .settled(_, let matcher, _): matcher
        case .evaluateInChild(_, let then): then(outcome)
        }
    }

    /// The failures of expectations in a child process.
    var failures: [RecordedFailure] {
        if case .settled(_, _, let failures) = self { failures } else { [] }
    }
}
