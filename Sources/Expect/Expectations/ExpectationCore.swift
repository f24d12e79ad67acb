import ProcessShims
import SpecEvents

/// The implementation of an expectation or requirement about a value that needs no `await`. It has no public members.
@frozen public struct ExpectationCore<Value> {
    @usableFromInline let expression: () throws -> Value?
    @usableFromInline let ending: ExpectationEnding

    @inlinable init(expression: @escaping () throws -> Value?, ending: ExpectationEnding) {
        self.expression = expression
        self.ending = ending
    }

    /// Evaluates the expression once, with the observer of the matcher.
    func evaluate(
        _ matcher: Matcher<Value>,
        _ observer: ExpressionObserver<Value>?,
        _ style: ExpectationStyle
    ) -> MatchEvaluation<Value> {
        guard let observer else {
            let start = expectation_last_ticket()
            let outcome = Outcome(of: expression)
            ExpectationEnding.forgetInterrupted(by: outcome, since: start)
            return MatchEvaluation(of: outcome, by: matcher, style)
        }
        return evaluate(observer, style)
    }

    private func evaluate(_ observer: ExpressionObserver<Value>, _ style: ExpectationStyle) -> MatchEvaluation<Value> {
        let next = observer.nextEvaluation()
        next.failures.forEach { FailureDispatcher.report($0, to: CurrentFailureOwner.value) }
        let start = expectation_last_ticket()
        let outcome = next.outcome(of: expression)
        ExpectationEnding.forgetInterrupted(by: outcome, since: start)
        return MatchEvaluation(of: outcome, by: next.matcher(for: outcome), style)
    }
}
