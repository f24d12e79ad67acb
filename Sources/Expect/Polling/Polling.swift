import Foundation
import SpecEvents

// The two drivers of `PollState`: the loop and the call of the expression are sync or async, all decisions are in `PollState`.

extension Expecting {
    /// Checks a matcher repeatedly on this thread.
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
        let last = lastSample(matcher.refusingUncalledClosure(Self.state(of: self)), &state)
        let polled = copy state
        value = last.value
        return try end(last, passed: polled.hasPassed) { polled.failure(last, description()) }
    }

    /// Takes samples until the polling is over. The observer is active from the first sample to the last.
    private func lastSample(
        _ matcher: Matcher<Value>,
        _ state: inout PollState
    ) -> MatchEvaluation<Value> {
        var observer: ExpressionObserver<Value>?
        defer { observer?.end() }
        var last = sample(matcher, &observer, state.style)
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
            if observer == nil { observer = matcher.body.observe?() }
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
        let last = await lastSample(matcher.refusingUncalledClosure(Self.state(of: self)), &state)
        let polled = copy state
        value = last.value
        return try end(last, passed: polled.hasPassed) { polled.failure(last, description()) }
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

/// Pauses this thread and lets other work run. On the main thread the run loop returns as soon as a block of the main
/// queue has run, because the value has probably changed then.
package func letTimePass(_ pause: Duration) {
    guard Thread.isMainThread else { return sleep(for: pause) }
    let end = ContinuousClock.now + pause
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: pause / .seconds(1)))
    // Async code may be in a block of the main queue. There the run loop runs no other block, and returns at once.
    if withUnsafeCurrentTask(body: { $0 != nil }) { sleep(for: end - .now) }
}

private func sleep(for pause: Duration) {
    if pause > .zero { Thread.sleep(forTimeInterval: pause / .seconds(1)) }
}
