import ProcessShims
import SpecEvents

// These methods evaluate the expression and report the result. A Swift function cannot be both sync
// and async, so each method that calls the expression exists in two versions.

extension Expecting {
    @discardableResult
    func check(
        _ matcher: Matcher<Value>,
        _ style: ExpectationStyle,
        _ description: () -> String? = { nil }
    ) throws(Failure) -> Answer {
        var passed = false
        return try check(matcher, style, &passed, description)
    }

    @discardableResult
    package func check(
        _ matcher: Matcher<Value>,
        _ style: ExpectationStyle,
        _ passed: inout Bool,
        _ description: () -> String?
    ) throws(Failure) -> Answer {
        let state = Self.state(of: self)
        let body = matcher.refusingUncalledClosure(state).body.begun()
        var value: Value?
        var error: (any Error)?
        do { value = try body.evaluate { try Self.value(of: self) } } catch let thrown { error = thrown }
        let result = body.judge(value, error, style)
        body.end()
        passed = style.isPassed(by: result.verdict)
        if passed {
            if process_notes_passes() { FailureDispatcher.notePass(at: CodeLocation(state.location)) }
        } else {
            try fail(Matcher(body), style, value, error, result, description)
        }
        return Self.answer(value)
    }

    /// Separate from `check`, because a generic function looks up the types of all its variables on
    /// each call, which would slow down passing expectations.
    private func fail(
        _ matcher: Matcher<Value>,
        _ style: ExpectationStyle,
        _ value: Value?,
        _ error: (any Error)?,
        _ result: MatchResult,
        _ description: () -> String?
    ) throws(Failure) {
        let seen = MatchEvaluation(of: error.map { .error($0) } ?? .value(value), by: matcher, style, result)
        try end(seen, passed: false) { seen.failure(description()) }
    }
}

extension Assertion {
    nonisolated(nonsending) func check(
        _ matcher: AsyncMatcher<Value>,
        _ style: ExpectationStyle,
        _ description: () -> String?
    ) async throws(Failure) -> Answer {
        var passed = false
        return try await check(matcher, style, &passed, description)
    }

    @discardableResult
    package nonisolated(nonsending) func check(
        _ matcher: AsyncMatcher<Value>,
        _ style: ExpectationStyle,
        _ passed: inout Bool,
        _ description: () -> String?
    ) async throws(Failure) -> Answer {
        let matcher = matcher.refusingUncalledClosure(Self.state(of: self)).begun()
        let seen = await evaluate(matcher, style)
        matcher.body.end()
        passed = seen.passes
        try end(seen, passed: passed) { seen.failure(description()) }
        return Self.answer(seen.value)
    }

    /// `matcher` must be the result of `begun()`.
    nonisolated(nonsending) func evaluate(
        _ matcher: AsyncMatcher<Value>,
        _ style: ExpectationStyle
    ) async -> MatchEvaluation<Value> {
        let expression = Self.awaitedExpression(of: self)
        let outcome = await Outcome { try await matcher.body.evaluate(awaiting: expression) }
        return MatchEvaluation(of: outcome, by: await matcher.settle(outcome), style)
    }

    func end(
        _ last: MatchEvaluation<Value>,
        passed: Bool,
        _ failure: () -> FailureText
    ) throws(Failure) {
        let location = Self.state(of: self).location
        if passed { return FailureDispatcher.notePass(at: CodeLocation(location)) }
        let text = failure()
        if let recorder = CurrentFailureOwner.value?.stepRecorder { text.attachments().forEach(recorder.attach) }
        let note: String? = last.error.flatMap { ThrowLines.note(of: $0, besides: CodeLocation(location)) }
        let message = text.message + (note.map { "\n\($0)" } ?? "")
        FailureDispatcher.report(message, at: location)
        if let failure = Self.failure(of: self, message) { throw failure }
    }
}
