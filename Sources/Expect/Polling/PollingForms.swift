extension Expecting {
    /// Expects the value to match at some evaluation before the timeout.
    ///
    /// ```swift
    /// expect(view.state).toEventually(equal(.loaded), timeout: .seconds(3))
    /// ```
    ///
    /// On the main thread it runs the main run loop in between, where the main queue, timers and
    /// the main actor continue. If the expression throws, or an expectation inside it fails, it is
    /// evaluated again. ``StopTrying`` ends the polling, ``TryAgainAfter`` sets the next pause.
    ///
    /// Fails with «expected to eventually equal loaded, got initial (looked 900 times in 1.00 s)».
    ///
    /// - Parameters:
    ///   - matcher: The matcher that must match.
    ///   - timeout: The maximum time to poll; ``AsyncDefaults/timeout`` by default.
    ///   - pollInterval: The pause; by default it grows to ``AsyncDefaults/pollInterval``.
    ///   - inARow: How many consecutive evaluations must pass; 1 by default.
    ///   - description: An explanation before the failure message; only evaluated on failure.
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

    /// Expects the value not to match at some evaluation before the timeout; see `toEventually`.
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

    /// Expects the value to match at no evaluation, by default for ``AsyncDefaults/timeout``.
    ///
    /// It fails at the first evaluation that matches. An evaluation that throws does not count, but
    /// the expectation fails if all evaluations throw. Otherwise like `toEventually`.
    ///
    /// Fails with «expected to never be greater than 0, got 1 (looked 12 times in 0.01 s)».
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

    /// Expects the value to match at each evaluation, by default for ``AsyncDefaults/timeout``.
    ///
    /// It fails at the first evaluation that does not match. Otherwise like `toNever`.
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
    /// Expects the value to match at some evaluation before the timeout, without blocking the thread.
    ///
    /// Cancelling the task fails the expectation. Otherwise like the blocking form.
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

    /// Expects the value not to match at some evaluation before the timeout, without blocking.
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

    /// Expects the value to match at no evaluation until time is over, without blocking.
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

    /// Expects the value to match at each evaluation until time is over, without blocking.
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
