import ProcessShims
import SpecEvents

// How a form judges: it evaluates the expression, once or repeatedly, and ends. Swift has no functions that are sync or async
// as needed, so what calls the expression is written twice.

extension Expecting {
    /// Checks a matcher once.
    @discardableResult
    func check(
        _ matcher: Matcher<Value>,
        _ style: ExpectationStyle,
        _ description: () -> String? = { nil }
    ) throws(Failure) -> Answer {
        var value: Value?
        _ = try passes(matcher, style, &value, description)
        return Self.answer(value)
    }

    /// Evaluates the expression once and ends the form.
    package func passes(
        _ matcher: Matcher<Value>,
        _ style: ExpectationStyle,
        _ value: inout Value?,
        _ description: () -> String?
    ) throws(Failure) -> Bool {
        let state = Self.state(of: self)
        let matcher = matcher.refusingUncalledClosure(state)
        if let observer = matcher.body.observe?() {
            return try passes(matcher, observer, style, &value, description)
        }
        var error: (any Error)?
        do { value = try Self.value(of: self) } catch let thrown { error = thrown }
        let result = matcher.body.judge(value, error, style)
        if style.isPassed(by: result.verdict) {
            if process_notes_passes() { FailureDispatcher.notePass(at: CodeLocation(state.location)) }
            return true
        }
        return try fail(matcher, style, value, error, result, description)
    }

    /// Apart from `passes`, which looks up the type of each of its variables, also where the expectation holds.
    private func fail(
        _ matcher: Matcher<Value>,
        _ style: ExpectationStyle,
        _ value: Value?,
        _ error: (any Error)?,
        _ result: MatchResult,
        _ description: () -> String?
    ) throws(Failure) -> Bool {
        let seen = MatchEvaluation(of: error.map { .error($0) } ?? .value(value), by: matcher, style, result)
        return try end(seen, passed: false) { seen.failure(description()) }
    }

    private func passes(
        _ matcher: Matcher<Value>,
        _ observer: ExpressionObserver<Value>,
        _ style: ExpectationStyle,
        _ value: inout Value?,
        _ description: () -> String?
    ) throws(Failure) -> Bool {
        let seen = evaluate(matcher, observer, style)
        observer.end()
        value = seen.value
        return try end(seen, passed: seen.passes) { seen.failure(description()) }
    }

    /// Evaluates the expression, with the observer of the matcher if it has one.
    func evaluate(
        _ matcher: Matcher<Value>,
        _ observer: ExpressionObserver<Value>?,
        _ style: ExpectationStyle
    ) -> MatchEvaluation<Value> {
        guard let observer else {
            return MatchEvaluation(of: Outcome { try Self.value(of: self) }, by: matcher, style)
        }
        let next = observer.nextEvaluation()
        next.failures.forEach { FailureDispatcher.report($0, to: CurrentFailureOwner.value) }
        let outcome = next.outcome { try Self.value(of: self) }
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
        let matcher = matcher.refusingUncalledClosure(Self.state(of: self))
        let observer = matcher.observe?()
        let seen = await evaluate(matcher, observer, style)
        observer?.end()
        value = seen.value
        return try end(seen, passed: seen.passes) { seen.failure(description()) }
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

    /// Ends a form: a failure is reported at the place of the assertion. The text is made on failure only.
    ///
    /// - Returns: Whether the form passes.
    func end(
        _ last: MatchEvaluation<Value>,
        passed: Bool,
        _ failure: () -> FailureText
    ) throws(Failure) -> Bool {
        let location = Self.state(of: self).location
        guard !passed else {
            FailureDispatcher.notePass(at: CodeLocation(location))
            return true
        }
        let text = failure()
        if let recorder = CurrentFailureOwner.value?.stepRecorder { text.attachments().forEach(recorder.attach) }
        let note = last.error.flatMap { ThrowLines.note(of: $0, besides: CodeLocation(location)) }
        let message = text.message + (note.map { "\n\($0)" } ?? "")
        FailureDispatcher.report(message, at: location)
        if let failure = Self.failure(of: self, message) { throw failure }
        return false
    }
}
