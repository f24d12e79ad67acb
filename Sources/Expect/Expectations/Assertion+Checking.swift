import ProcessShims
import SpecEvents

// How a form judges: it evaluates the expression, once or repeatedly, and ends. Swift has no functions that are sync or async
// as needed, so what calls the expression is written twice.

extension Expecting {
    /// Checks a matcher once.
    @inlinable
    func check(
        _ matcher: Matcher<Value>,
        _ style: ExpectationStyle,
        _ description: () -> String?
    ) throws(Failure) -> Answer {
        var value: Value?
        _ = try passes(matcher, style, &value, description)
        return Self.answer(value)
    }

    /// Checks an operator.
    @inlinable
    func check(_ matcher: Matcher<Value>, _ style: ExpectationStyle) throws(Failure) {
        var value: Value?
        _ = try passes(matcher, style, &value) { nil }
    }

    /// Evaluates the expression once and ends the form.
    ///
    /// A value that passes a matcher that is known by its type takes the shortest way, which a caller can inline. It halves the
    /// time in a debug build, where each generic type and function that is used costs.
    @inlinable
    package func passes(
        _ matcher: Matcher<Value>,
        _ style: ExpectationStyle,
        _ value: inout Value?,
        _ description: () -> String?
    ) throws(Failure) -> Bool {
        let state = Self.state(of: self)
        state.noteCheck()
        guard let type = matcher.type else { return try passesObserved(matcher, style, &value, description) }
        let start = expectation_last_ticket()
        do {
            value = try Self.value(of: self)
        } catch {
            expectation_forget_after(start, false)
            return try fail(nil, error, .fails, matcher, style, description)
        }
        let verdict = type.verdict(on: value, matcher.operand)
        guard style.isPassed(by: verdict) else { return try fail(value, nil, verdict, matcher, style, description) }
        state.notePass()
        return true
    }

    @usableFromInline
    func fail(
        _ value: Value?,
        _ error: (any Error)?,
        _ verdict: MatchVerdict,
        _ matcher: Matcher<Value>,
        _ style: ExpectationStyle,
        _ description: () -> String?
    ) throws(Failure) -> Bool {
        let outcome = error.map { Outcome<Value>.error($0) } ?? .value(value)
        let seen = MatchEvaluation(of: outcome, by: matcher, style, MatchResult(verdict))
        try end(seen, passed: false, seen.failure(description()))
        return false
    }

    @usableFromInline
    func passesObserved(
        _ matcher: Matcher<Value>,
        _ style: ExpectationStyle,
        _ value: inout Value?,
        _ description: () -> String?
    ) throws(Failure) -> Bool {
        let matcher = matcher.refusingUncalledClosure(Self.state(of: self))
        let observer = matcher.observe?()
        let seen = evaluate(matcher, observer, style)
        observer?.end()
        try end(seen, passed: seen.passes, seen.failure(description()))
        value = seen.value
        return seen.passes
    }

    /// Evaluates the expression, with the observer of the matcher if it has one.
    func evaluate(
        _ matcher: Matcher<Value>,
        _ observer: ExpressionObserver<Value>?,
        _ style: ExpectationStyle
    ) -> MatchEvaluation<Value> {
        let expression = { try Self.value(of: self) }
        guard let observer else { return MatchEvaluation(of: Outcome(of: expression), by: matcher, style) }
        let next = observer.nextEvaluation()
        next.failures.forEach { FailureDispatcher.report($0, to: CurrentFailureOwner.value) }
        let outcome = next.outcome(of: expression)
        return MatchEvaluation(of: outcome, by: next.matcher(for: outcome), style)
    }
}

extension Assertion {
    /// Checks a matcher once.
    nonisolated(nonsending) func check(
        _ matcher: AsyncMatcher<Value>,
        _ style: ExpectationStyle,
        _ description: () -> String?
    ) async throws(Failure) -> Answer {
        var value: Value?
        _ = try await passes(matcher, style, &value, description)
        return Self.answer(value)
    }

    /// Evaluates the expression once and ends the form.
    package nonisolated(nonsending) func passes(
        _ matcher: AsyncMatcher<Value>,
        _ style: ExpectationStyle,
        _ value: inout Value?,
        _ description: () -> String?
    ) async throws(Failure) -> Bool {
        let state = Self.state(of: self)
        state.noteCheck()
        let matcher = matcher.refusingUncalledClosure(state)
        let observer = matcher.observe?()
        let seen = await evaluate(matcher, observer, style)
        observer?.end()
        try end(seen, passed: seen.passes, seen.failure(description()))
        value = seen.value
        return seen.passes
    }

    /// Evaluates the expression, with the observer of the matcher if it has one.
    nonisolated(nonsending) func evaluate(
        _ matcher: AsyncMatcher<Value>,
        _ observer: ExpressionObserver<Value>?,
        _ style: ExpectationStyle
    ) async -> MatchEvaluation<Value> {
        let expression = Self.awaitedExpression(of: self)
        guard let observer else {
            let outcome = await Outcome(of: expression)
            return MatchEvaluation(of: outcome, by: await matcher.settle(outcome), style)
        }
        let next = observer.nextEvaluation()
        next.failures.forEach { FailureDispatcher.report($0, to: CurrentFailureOwner.value) }
        let outcome = await next.outcome(of: expression)
        return MatchEvaluation(of: outcome, by: next.matcher(for: outcome), style)
    }
}
