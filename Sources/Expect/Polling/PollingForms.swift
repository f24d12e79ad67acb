extension Expecting {
    /// Expects the value to match at some evaluation before the timeout.
    ///
    /// ```swift
    /// expect(view.state).toEventually(equal(.loaded), timeout: .seconds(3))
    /// ```
    ///
    /// On the main thread it runs the main run loop between two evaluations, so that the main queue, timers and the
    /// main actor continue to work. If the expression throws, or an expectation inside it fails, it is evaluated again.
    /// ``StopTrying`` ends the polling, ``TryAgainAfter`` sets the next pause.
    ///
    /// Fails with «expected to eventually equal loaded, got initial (looked 900 times in 1.00 s)».
    ///
    /// - Parameters:
    ///   - matcher: The matcher that has to match.
    ///   - timeout: The maximum time to poll; ``AsyncDefaults/timeout`` by default.
    ///   - pollInterval: The pause between two evaluations. By default it grows to ``AsyncDefaults/pollInterval``.
    ///   - inARow: How many consecutive evaluations have to pass; 1 by default.
    ///   - description: A text before the failure message, to explain it; evaluated on failure only.
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

    /// Expects the value not to match at some evaluation before the timeout. All else is as in `toEventually`.
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

    /// Expects the value not to match at any evaluation until the time is over, by default ``AsyncDefaults/timeout``.
    ///
    /// It fails at the first evaluation that matches. An evaluation that throws does not count, but
    /// the expectation fails if all evaluations throw. All else is as in `toEventually`.
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

    /// Expects the value to match at each evaluation until the time is over, by default ``AsyncDefaults/timeout``.
    ///
    /// It fails at the first evaluation that does not match. All else is as in `toNever`.
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
    /// If the task is cancelled, the polling ends and the expectation fails. All else is as in the form that blocks.
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

    /// Expects the value not to match at some evaluation before the timeout, without blocking the thread.
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

    /// Expects the value not to match at any evaluation until the time is over, without blocking the thread.
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

    /// Expects the value to match at each evaluation until the time is over, without blocking the thread.
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
