import ProcessShims

// The two drivers of `PollState`. Swift has no functions that are sync or async as needed, so the loop and the call of
// the expression are written twice; all decisions are in `PollState`. The third loop, of `Look`, is the sync one for matchers
// that are known by their type: what a caller can inline must not know about observers.

extension Expecting {
    /// Polls on this thread until one look passes. The caller can inline the looks of a matcher that is known by its type, so
    /// that a value that passes at first needs no state of a polling.
    @inlinable
    @inline(__always)
    func pollFast(
        _ style: ExpectationStyle,
        _ matcher: Matcher<Value>,
        timeout: Duration?,
        pollInterval: Duration?,
        inARow: Int,
        _ description: () -> String?
    ) throws(Failure) -> Value? {
        let start = ContinuousClock.now
        guard inARow <= 1, let type = matcher.type else {
            let state = PollState(style, timeout: timeout, pollInterval: pollInterval, inARow: inARow, start: start)
            return try poll(state, for: matcher, description).value
        }
        core.ending.noteCheck()
        let look = Look(at: core.expression, type, matcher.operand)
        guard look.passes(style) else {
            let state = PollState(style, timeout: timeout, pollInterval: pollInterval, start: start)
            return try poll(state, after: look, for: matcher, type, description)
        }
        core.ending.notePass()
        return look.value
    }

    /// Goes on after a look that did not pass.
    @inlinable
    @inline(never)
    func poll(
        _ state: consuming PollState,
        after first: Look<Value>,
        for matcher: Matcher<Value>,
        _ type: OperandMatching<Value>.Type,
        _ description: () -> String?
    ) throws(Failure) -> Value? {
        let core = self.core
        var look = first
        var start = core.ending.ticket
        repeat {
            if let checked = try end(&state, after: look.sample(matcher, state.style), since: start, description) {
                return checked.value
            }
            // What came while the thread waited is no part of the expression.
            start = expectation_last_ticket()
            look = Look(at: core.expression, type, matcher.operand)
        } while !look.passes(state.style)
        core.ending.notePass()
        return look.value
    }

    /// Polls on this thread. All other forms that block are made of this.
    @usableFromInline
    func poll(
        _ state: consuming PollState,
        for matcher: Matcher<Value>,
        _ description: () -> String?
    ) throws(Failure) -> Checked<Value> {
        let core = self.core
        core.ending.noteCheck()
        let last = core.lastSample(&state, for: matcher.refusingUncalledClosure(core.ending))
        return try end(last.evaluation, passed: state.hasPassed, state.message(last, description()))
    }

    /// Ends the expectation if the polling is over, and pauses otherwise.
    ///
    /// - Parameter start: The last ticket before the sample.
    @usableFromInline
    func end(
        _ state: inout PollState,
        after last: PollSample<Value>,
        since start: UInt64,
        _ description: () -> String?
    ) throws(Failure) -> Checked<Value>? {
        ExpectationEnding.forgetInterrupted(by: last.evaluation.outcome, since: start)
        guard let pause = state.pause(after: last) else {
            return try end(last.evaluation, passed: state.hasPassed, state.message(last, description()))
        }
        letTimePass(pause)
        return nil
    }
}

extension ExpectationCore {
    /// Takes samples until the polling is over. The observer is active from the first sample to the last.
    fileprivate func lastSample(_ state: inout PollState, for matcher: Matcher<Value>) -> PollSample<Value> {
        var observer: ExpressionObserver<Value>?
        defer { observer?.end() }
        while true {
            let sample = sample(matcher, &observer, state.style)
            guard let pause = state.pause(after: sample) else { return sample }
            letTimePass(pause)
        }
    }

    /// Takes one sample and collects the failures inside it. The first sample begins the observer.
    private func sample(
        _ matcher: Matcher<Value>,
        _ observer: inout ExpressionObserver<Value>?,
        _ style: ExpectationStyle
    ) -> PollSample<Value> {
        let collector = FailureCollector()
        let evaluation = collector.collect {
            if observer == nil { observer = matcher.observe?() }
            return evaluate(matcher, observer, style)
        }
        return PollSample(evaluation: evaluation, failures: collector.close())
    }
}

extension Assertion {
    /// Polls without blocking the thread. All forms that are awaited are made of this.
    nonisolated(nonsending) func poll(
        _ state: consuming PollState,
        for matcher: AsyncMatcher<Value>,
        _ description: () -> String?
    ) async throws(Failure) -> Checked<Value> {
        let core = asyncCore
        core.ending.noteCheck()
        let last = await core.lastSample(&state, for: matcher.refusingUncalledClosure(core.ending))
        return try end(last.evaluation, passed: state.hasPassed, state.message(last, description()))
    }
}

extension AsyncExpectationCore {
    /// Takes samples until the polling is over or the task is cancelled.
    fileprivate nonisolated(nonsending) func lastSample(
        _ state: inout PollState,
        for matcher: AsyncMatcher<Value>
    ) async -> PollSample<Value> {
        var observer: ExpressionObserver<Value>?
        defer { observer?.end() }
        while true {
            let sample = await sample(matcher, &observer, state.style)
            guard let pause = state.pause(after: sample) else { return sample }
            if Task.isCancelled {
                state.cancel()
                return sample
            }
            try? await Task.sleep(for: pause)
        }
    }

    /// Takes one sample and collects the failures inside it. The first sample begins the observer.
    private nonisolated(nonsending) func sample(
        _ matcher: AsyncMatcher<Value>,
        _ observer: inout ExpressionObserver<Value>?,
        _ style: ExpectationStyle
    ) async -> PollSample<Value> {
        let collector = FailureCollector()
        let begun = observer
        let (evaluation, current) = await collector.collect {
            let current = begun ?? matcher.observe?()
            return (await evaluate(matcher, current, style), current)
        }
        observer = current
        return PollSample(evaluation: evaluation, failures: collector.close())
    }
}
