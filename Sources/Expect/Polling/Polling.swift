import SpecEvents

// The two drivers of `PollState`: the loop and the call of the expression are sync or async, all decisions are in `PollState`.

extension Expecting {
    /// Checks a matcher repeatedly on this thread, for a form that one evaluation can end.
    ///
    /// A value that passes at once a matcher that is known by its type takes the shortest way, as if it were not polled.
    @inlinable
    func poll(
        _ matcher: Matcher<Value>,
        _ style: ExpectationStyle,
        timeout: Duration?,
        pollInterval: Duration?,
        inARow: Int,
        _ description: () -> String?
    ) throws(Failure) -> Answer {
        let start = ContinuousClock.now
        guard inARow <= 1, let type = matcher.type else {
            let state = PollState(style, timeout: timeout, pollInterval: pollInterval, inARow: inARow, start: start)
            return try poll(matcher, state, description)
        }
        Self.state(of: self).noteCheck()
        var outcome = Outcome<Value>.value(nil)
        var verdict = MatchVerdict.fails
        // An `==` or `<` of the user may have expectations, too.
        let failures = FailureCollector.failures {
            outcome = Outcome { try Self.value(of: self) }
            if case .value(let value) = outcome { verdict = type.verdict(on: value, matcher.operand) }
        }
        if failures.isEmpty, style.isPassed(by: verdict), case .value(let value) = outcome {
            Self.state(of: self).notePass()
            return Self.answer(value)
        }
        let state = PollState(style, timeout: timeout, pollInterval: pollInterval, start: start)
        return try poll(matcher, state, after: outcome, verdict, failures, description)
    }

    @usableFromInline
    func poll(
        _ matcher: Matcher<Value>,
        _ state: PollState,
        after outcome: Outcome<Value>,
        _ verdict: MatchVerdict,
        _ failures: [RecordedFailure],
        _ description: () -> String?
    ) throws(Failure) -> Answer {
        var first = MatchEvaluation(of: outcome, by: matcher, state.style, MatchResult(verdict))
        first.failures = failures
        var value: Value?
        _ = try passes(matcher, state, after: first, &value, description)
        return Self.answer(value)
    }

    /// Checks a matcher repeatedly on this thread.
    @usableFromInline
    func poll(
        _ matcher: Matcher<Value>,
        _ state: PollState,
        _ description: () -> String?
    ) throws(Failure) -> Answer {
        var value: Value?
        _ = try passes(matcher, state, &value, description)
        return Self.answer(value)
    }

    /// Polls on this thread and ends the form. All forms that block are made of this.
    package func passes(
        _ matcher: Matcher<Value>,
        _ state: consuming PollState,
        _ value: inout Value?,
        _ description: () -> String?
    ) throws(Failure) -> Bool {
        try passes(matcher, state, after: nil, &value, description)
    }

    private func passes(
        _ matcher: Matcher<Value>,
        _ state: consuming PollState,
        after first: MatchEvaluation<Value>?,
        _ value: inout Value?,
        _ description: () -> String?
    ) throws(Failure) -> Bool {
        let begun = Self.state(of: self)
        begun.noteCheck()
        let last = lastSample(matcher.refusingUncalledClosure(begun), after: first, &state)
        try end(last, passed: state.hasPassed, state.failure(last, description()))
        value = last.value
        return state.hasPassed
    }

    /// Takes samples until the polling is over. The observer is active from the first sample to the last.
    private func lastSample(
        _ matcher: Matcher<Value>,
        after first: MatchEvaluation<Value>?,
        _ state: inout PollState
    ) -> MatchEvaluation<Value> {
        var observer: ExpressionObserver<Value>?
        defer { observer?.end() }
        var last = first ?? sample(matcher, &observer, state.style)
        while let pause = state.pause(after: last) {
            letTimePass(pause)
            last = sample(matcher, &observer, state.style)
        }
        return last
    }

    /// Takes one sample and collects the failures inside it. The first sample begins the observer.
    private func sample(
        _ matcher: Matcher<Value>,
        _ observer: inout ExpressionObserver<Value>?,
        _ style: ExpectationStyle
    ) -> MatchEvaluation<Value> {
        let collector = FailureCollector()
        var sample = CurrentFailureOwner.$value.withValue(collector) {
            if observer == nil { observer = matcher.observe?() }
            return evaluate(matcher, observer, style)
        }
        sample.failures = collector.close()
        return sample
    }
}

extension Assertion {
    /// Checks a matcher repeatedly without blocking the thread.
    nonisolated(nonsending) func poll(
        _ matcher: AsyncMatcher<Value>,
        _ state: PollState,
        _ description: () -> String?
    ) async throws(Failure) -> Answer {
        var value: Value?
        _ = try await passes(matcher, state, &value, description)
        return Self.answer(value)
    }

    /// Polls without blocking the thread and ends the form. All forms that are awaited are made of this.
    package nonisolated(nonsending) func passes(
        _ matcher: AsyncMatcher<Value>,
        _ state: consuming PollState,
        _ value: inout Value?,
        _ description: () -> String?
    ) async throws(Failure) -> Bool {
        let begun = Self.state(of: self)
        begun.noteCheck()
        let last = await lastSample(matcher.refusingUncalledClosure(begun), &state)
        try end(last, passed: state.hasPassed, state.failure(last, description()))
        value = last.value
        return state.hasPassed
    }

    /// Takes samples until the polling is over or the task is cancelled.
    private nonisolated(nonsending) func lastSample(
        _ matcher: AsyncMatcher<Value>,
        _ state: inout PollState
    ) async -> MatchEvaluation<Value> {
        var observer: ExpressionObserver<Value>?
        defer { observer?.end() }
        var last = await sample(matcher, &observer, state.style)
        while let pause = state.pause(after: last) {
            if Task.isCancelled {
                state.cancel()
                return last
            }
            try? await Task.sleep(for: pause)
            last = await sample(matcher, &observer, state.style)
        }
        return last
    }

    /// Takes one sample and collects the failures inside it. The first sample begins the observer.
    private nonisolated(nonsending) func sample(
        _ matcher: AsyncMatcher<Value>,
        _ observer: inout ExpressionObserver<Value>?,
        _ style: ExpectationStyle
    ) async -> MatchEvaluation<Value> {
        let collector = FailureCollector()
        let begun = observer
        var (sample, current) = await collector.collect {
            let current = begun ?? matcher.observe?()
            return (await evaluate(matcher, current, style), current)
        }
        observer = current
        sample.failures = collector.close()
        return sample
    }
}
