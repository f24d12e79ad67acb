import Foundation
import SpecEvents

// `PollState` makes all decisions for the sync and async loops below.

extension Expecting {
    func poll(
        _ matcher: Matcher<Value>,
        _ state: PollState,
        _ description: () -> String?
    ) throws(Failure) -> Answer {
        var passed = false
        return try poll(matcher, state, &passed, description)
    }

    @discardableResult
    package func poll(
        _ matcher: Matcher<Value>,
        _ state: consuming PollState,
        _ passed: inout Bool,
        _ description: () -> String?
    ) throws(Failure) -> Answer {
        let last = lastSample(matcher.refusingUncalledClosure(Self.state(of: self)), &state)
        let polled = copy state
        passed = polled.hasPassed
        try end(last, passed: passed) { polled.failure(last, description()) }
        return Self.answer(last.value)
    }

    private func lastSample(
        _ matcher: Matcher<Value>,
        _ state: inout PollState
    ) -> MatchEvaluation<Value> {
        var body: MatcherBody<Value>?
        defer { body?.end() }
        var last = sample(matcher, &body, state.style)
        while let pause = state.pause(after: last) {
            letTimePass(pause, isLate: state.isLate)
            last = sample(matcher, &body, state.style)
        }
        if !state.hasPassed, !state.style.holdsUntilDeadline, Thread.isMainThread {
            state.isInMainQueueBlock = !RunLoop.runMainQueue()
        }
        return last
    }

    private func sample(
        _ matcher: Matcher<Value>,
        _ begun: inout MatcherBody<Value>?,
        _ style: ExpectationStyle
    ) -> MatchEvaluation<Value> {
        let (collector, start) = (FailureCollector(), ContinuousClock.now)
        var sample = CurrentFailureOwner.$value.withValue(collector) {
            let body = begun ?? matcher.body.begun()
            begun = body
            let outcome = Outcome { try body.evaluate { try Self.value(of: self) } }
            return MatchEvaluation(of: outcome, by: Matcher(body), style)
        }
        sample.failures = collector.close()
        sample.duration = .now - start
        return sample
    }
}

extension Assertion {
    nonisolated(nonsending) func poll(
        _ matcher: AsyncMatcher<Value>,
        _ state: PollState,
        _ description: () -> String?
    ) async throws(Failure) -> Answer {
        var passed = false
        return try await poll(matcher, state, &passed, description)
    }

    @discardableResult
    package nonisolated(nonsending) func poll(
        _ matcher: AsyncMatcher<Value>,
        _ state: consuming PollState,
        _ passed: inout Bool,
        _ description: () -> String?
    ) async throws(Failure) -> Answer {
        let last = await lastSample(matcher.refusingUncalledClosure(Self.state(of: self)), &state)
        let polled = copy state
        passed = polled.hasPassed
        try end(last, passed: passed) { polled.failure(last, description()) }
        return Self.answer(last.value)
    }

    private nonisolated(nonsending) func lastSample(
        _ matcher: AsyncMatcher<Value>,
        _ state: inout PollState
    ) async -> MatchEvaluation<Value> {
        var begun: AsyncMatcher<Value>?
        defer { begun?.body.end() }
        var last = await sample(matcher, &begun, state.style)
        while let pause = state.pause(after: last) {
            if Task.isCancelled {
                state.isCancelled = true
                return last
            }
            try? await Task.sleep(for: pause)
            last = await sample(matcher, &begun, state.style)
        }
        return last
    }

    private nonisolated(nonsending) func sample(
        _ matcher: AsyncMatcher<Value>,
        _ begun: inout AsyncMatcher<Value>?,
        _ style: ExpectationStyle
    ) async -> MatchEvaluation<Value> {
        let (collector, start) = (FailureCollector(), ContinuousClock.now)
        let earlier = begun
        var (sample, current) = await CurrentFailureOwner.with(collector) {
            let current = earlier ?? matcher.begun()
            return (await evaluate(current, style), current)
        }
        begun = current
        sample.failures = collector.close()
        sample.duration = .now - start
        return sample
    }
}

/// On the main thread, the run loop returns once it has run a block on the main queue, because that
/// block probably changed the value. After the deadline, the blocks that are already on the main
/// queue run even if timers are also due. Blocks that these blocks add do not run, because they
/// could change the value again before the next evaluation.
package func letTimePass(_ pause: Duration, isLate: Bool = false) {
    if Thread.isMainThread, !isLate { return RunLoop.turnMain(for: pause) }
    if pause > .zero { Thread.sleep(forTimeInterval: pause / .seconds(1)) }
    if Thread.isMainThread { RunLoop.runMainQueue() }
}
