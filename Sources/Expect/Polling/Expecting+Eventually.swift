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
        let state = PollState(.toEventually, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return try poll(matcher, state, description)
    }
}

extension Assertion {
    /// Expects the value to match at some evaluation before the timeout, without blocking the thread.
    ///
    /// ```swift
    /// await expect { await cache.count }.toEventually(equal(3))
    /// ```
    ///
    /// If the expression throws, or an expectation inside it fails, it is evaluated again. If the task is cancelled,
    /// the polling ends and the expectation fails.
    @discardableResult
    public nonisolated(nonsending) func toEventually(
        _ matcher: some Matching<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        let state = PollState(.toEventually, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return try await poll(matcher.asyncMatcher, state, description)
    }
}
