extension Expecting {
    /// Polls until the value matches. Fails after a timeout.
    ///
    /// ```swift
    /// expect(view.state).toEventually(equal(.loaded), timeout: .seconds(3))
    /// ```
    ///
    /// On the main thread, the main run loop runs between evaluations, so the main queue, timers
    /// and the main actor keep running. If the expression throws or contains a failing expectation,
    /// it is evaluated again. ``StopTrying`` ends the polling. ``TryAgainAfter`` sets the next
    /// pause.
    ///
    /// Fails with `expected to eventually equal loaded, got initial (looked 900 times in 1.00 s)`.
    ///
    /// - Parameters:
    ///   - matcher: The matcher that the value must satisfy.
    ///   - timeout: The maximum time to poll, by default ``AsyncDefaults/timeout``.
    ///   - pollInterval: The pause between evaluations. By default, the pause grows to at most
    ///     ``AsyncDefaults/pollInterval``.
    ///   - inARow: The number of consecutive evaluations that must pass, by default 1.
    ///   - description: Text that precedes the failure message. It is evaluated only on failure.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toEventually(…)`")
    @discardableResult
    public func toEventually(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        try poll(
            matcher,
            PollState(.toEventually, timeout: timeout, pollInterval: pollInterval, inARow: inARow),
            description
        )
    }

    /// Polls until the value does not match. Fails after a timeout. See `toEventually`.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toEventuallyNot(…)`")
    @discardableResult
    public func toEventuallyNot(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        try poll(
            matcher,
            PollState(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval, inARow: inARow),
            description
        )
    }

    /// Polls to check that the value never matches, by default for ``AsyncDefaults/timeout``.
    ///
    /// Fails at the first evaluation that matches. Evaluations that throw do not count, but the
    /// expectation fails if all of them throw. Apart from that, it works like `toEventually`.
    ///
    /// Fails with `expected to never be greater than 0, got 1 (looked 12 times in 0.01 s)`.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toNever(…)`")
    @discardableResult
    public func toNever(
        _ matcher: Matcher<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        try poll(matcher, PollState(.toNever, timeout: until, pollInterval: pollInterval), description)
    }

    /// Polls to check that the value always matches, by default for ``AsyncDefaults/timeout``.
    ///
    /// Fails at the first evaluation that does not match. Apart from that, it works like `toNever`.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toAlways(…)`")
    @discardableResult
    public func toAlways(
        _ matcher: Matcher<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        try poll(matcher, PollState(.toAlways, timeout: until, pollInterval: pollInterval), description)
    }
}

extension Assertion {
    /// Polls, without blocking the thread, until the value matches. Fails after a timeout.
    ///
    /// Also fails if the task is cancelled. Apart from that, it works like the blocking method.
    @discardableResult
    public nonisolated(nonsending) func toEventually(
        _ matcher: some Matching<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await poll(
            matcher.asyncMatcher,
            PollState(.toEventually, timeout: timeout, pollInterval: pollInterval, inARow: inARow),
            description
        )
    }

    /// Polls, without blocking the thread, until the value does not match. Fails after a timeout.
    @discardableResult
    public nonisolated(nonsending) func toEventuallyNot(
        _ matcher: some Matching<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await poll(
            matcher.asyncMatcher,
            PollState(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval, inARow: inARow),
            description
        )
    }

    /// Polls, without blocking the thread, to check that the value never matches.
    @discardableResult
    public nonisolated(nonsending) func toNever(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await poll(
            matcher.asyncMatcher,
            PollState(.toNever, timeout: until, pollInterval: pollInterval),
            description
        )
    }

    /// Polls, without blocking the thread, to check that the value always matches.
    @discardableResult
    public nonisolated(nonsending) func toAlways(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await poll(
            matcher.asyncMatcher,
            PollState(.toAlways, timeout: until, pollInterval: pollInterval),
            description
        )
    }
}
