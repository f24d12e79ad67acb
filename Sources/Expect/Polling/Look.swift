import SpecEvents

/// One look of a polling at the value, with a matcher that is known by its type.
@frozen @usableFromInline struct Look<Value> {
    @usableFromInline let outcome: Outcome<Value>
    @usableFromInline let verdict: MatchVerdict
    /// The failures of expectations inside the expression.
    @usableFromInline let failures: [RecordedFailure]

    @inlinable
    @inline(__always)
    init(at expression: () throws -> Value?, _ type: OperandMatching<Value>.Type, _ operand: Value?) {
        var outcome = Outcome<Value>.value(nil)
        var verdict = MatchVerdict.fails
        // An `==` or `<` of the user may have expectations, too.
        failures = FailureCollector.failures {
            outcome = Outcome(of: expression)
            if case .value(let value) = outcome { verdict = type.verdict(on: value, operand) }
        }
        self.outcome = outcome
        self.verdict = verdict
    }

    /// Whether a form that one look can end passes.
    @inlinable
    @inline(__always)
    func passes(_ style: ExpectationStyle) -> Bool {
        verdict == (style == .toEventuallyNot ? .doesNotMatch : .matches) && failures.isEmpty
    }

    @inlinable var value: Value? {
        if case .value(let value) = outcome { value } else { nil }
    }

    /// The look as a sample, for the decision what comes next and for a failure message.
    @usableFromInline
    func sample(_ matcher: Matcher<Value>, _ style: ExpectationStyle) -> PollSample<Value> {
        PollSample(evaluation: MatchEvaluation(of: outcome, by: matcher, style, saying: verdict), failures: failures)
    }
}
