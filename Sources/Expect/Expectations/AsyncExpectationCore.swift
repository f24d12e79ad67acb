import ProcessShims
import SpecEvents

/// The implementation of an expectation or requirement in the forms that are awaited. It has no public members.
public struct AsyncExpectationCore<Value> {
    let expression: nonisolated(nonsending) () async throws -> Value?
    let ending: ExpectationEnding

    /// Evaluates the expression once, with the observer of the matcher.
    nonisolated(nonsending) func evaluate(
        _ matcher: AsyncMatcher<Value>,
        _ observer: ExpressionObserver<Value>?,
        _ style: ExpectationStyle
    ) async -> MatchEvaluation<Value> {
        guard let observer else {
            let start = expectation_last_ticket()
            let outcome = await Outcome(of: expression)
            ExpectationEnding.forgetInterrupted(by: outcome, since: start, isAsync: true)
            return MatchEvaluation(of: outcome, by: await matcher.settle(outcome), style)
        }
        let next = observer.nextEvaluation()
        next.failures.forEach { FailureDispatcher.report($0, to: CurrentFailureOwner.value) }
        let start = expectation_last_ticket()
        let outcome = await next.outcome(of: expression)
        ExpectationEnding.forgetInterrupted(by: outcome, since: start, isAsync: true)
        return MatchEvaluation(of: outcome, by: next.matcher(for: outcome), style)
    }
}

extension AsyncExpectationCore {
    /// The awaited forms of an expectation whose value needs no `await`.
    init(_ core: ExpectationCore<Value>) {
        self.init(expression: { try core.expression() }, ending: core.ending)
    }
}
