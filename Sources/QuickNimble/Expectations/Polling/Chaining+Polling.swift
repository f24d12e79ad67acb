import Expect

extension Chaining where Self: Expecting {
    /// Polls until the value matches, and returns the expectation.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toEventually(…)`")
    @_disfavoredOverload
    @discardableResult
    public func toEventually(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        let state = PollState(.toEventually, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return polled(matcher, state, description)
    }

    /// Polls until the value does not match, and returns the expectation.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toEventuallyNot(…)`")
    @_disfavoredOverload
    @discardableResult
    public func toEventuallyNot(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        let state = PollState(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return polled(matcher, state, description)
    }

    /// Equivalent to `toEventuallyNot`.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toNotEventually(…)`")
    @_disfavoredOverload
    @discardableResult
    public func toNotEventually(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        let state = PollState(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return polled(matcher, state, description)
    }

    /// Polls to check that the value never matches, and returns the expectation.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toNever(…)`")
    @_disfavoredOverload
    @discardableResult
    public func toNever(
        _ matcher: Matcher<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        let state = PollState(.toNever, timeout: until, pollInterval: pollInterval)
        return polled(matcher, state, description)
    }

    /// Polls to check that the value always matches, and returns the expectation.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toAlways(…)`")
    @_disfavoredOverload
    @discardableResult
    public func toAlways(
        _ matcher: Matcher<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        let state = PollState(.toAlways, timeout: until, pollInterval: pollInterval)
        return polled(matcher, state, description)
    }

    /// Equivalent to `toNever`.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).neverTo(…)`")
    @_disfavoredOverload
    @discardableResult
    public func neverTo(
        _ matcher: Matcher<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        toNever(matcher, until: until, pollInterval: pollInterval, description: description())
    }

    /// Equivalent to `toAlways`.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).alwaysTo(…)`")
    @_disfavoredOverload
    @discardableResult
    public func alwaysTo(
        _ matcher: Matcher<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        toAlways(matcher, until: until, pollInterval: pollInterval, description: description())
    }
}

extension Chaining {
    /// Polls until the value matches, and returns the expectation.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func toEventually(
        _ matcher: some Matching<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        let state = PollState(.toEventually, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return await polled(matcher.asyncMatcher, state, description)
    }

    /// Polls until the value does not match, and returns the expectation.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func toEventuallyNot(
        _ matcher: some Matching<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        let state = PollState(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return await polled(matcher.asyncMatcher, state, description)
    }

    /// Equivalent to `toEventuallyNot`.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func toNotEventually(
        _ matcher: some Matching<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        let state = PollState(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return await polled(matcher.asyncMatcher, state, description)
    }

    /// Polls to check that the value never matches, and returns the expectation.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func toNever(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        let state = PollState(.toNever, timeout: until, pollInterval: pollInterval)
        return await polled(matcher.asyncMatcher, state, description)
    }

    /// Polls to check that the value always matches, and returns the expectation.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func toAlways(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        let state = PollState(.toAlways, timeout: until, pollInterval: pollInterval)
        return await polled(matcher.asyncMatcher, state, description)
    }

    /// Equivalent to `toNever`.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func neverTo(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        await toNever(matcher, until: until, pollInterval: pollInterval, description: description())
    }

    /// Equivalent to `toAlways`.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func alwaysTo(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        await toAlways(matcher, until: until, pollInterval: pollInterval, description: description())
    }
}

extension Chaining where Self: Expecting {
    private func polled(_ matcher: Matcher<Value>, _ state: PollState, _ description: () -> String?) -> Self {
        var passed = false
        poll(matcher, state, &passed, description)
        return after(passed)
    }
}

extension Chaining {
    /// As in Nimble, evaluates a sync expression on the main actor.
    nonisolated(nonsending) func polled(
        _ matcher: AsyncMatcher<Value>,
        _ state: PollState,
        _ description: () -> String?
    ) async -> Self {
        var passed = false
        if let expectation = self as? Expectation<Value> {
            await expectation.onMainActor.poll(matcher, state, &passed, description)
        } else {
            await poll(matcher, state, &passed, description)
        }
        return after(passed)
    }
}

extension Expectation {
    fileprivate var onMainActor: AsyncExpectation<Value> {
        nonisolated(unsafe) let expectation = self
        let awaited: AsyncExpectation<Value> = Expect.expect {
            try await MainActor.run { Passed(value: try Expectation.value(of: expectation)) }.value
        }
        return .with(state, awaited)
    }
}

private struct Passed<Value>: @unchecked Sendable {
    let value: Value?
}
