extension Expecting {
    /// Expects the value to match at each evaluation until the time is over.
    ///
    /// ```swift
    /// expect(connection.isOpen).toAlways(beTrue(), until: .milliseconds(200))
    /// ```
    ///
    /// It fails at the first evaluation that does not match. An evaluation that throws does not count, but the
    /// expectation fails if all evaluations throw.
    ///
    /// Fails with «expected to always be true, got false (looked 12 times in 0.01 s)».
    ///
    /// - Parameters:
    ///   - matcher: The matcher that has to match each time.
    ///   - until: The time for which to poll; ``AsyncDefaults/timeout`` by default.
    ///   - pollInterval: The pause between two evaluations. By default it grows to ``AsyncDefaults/pollInterval``.
    ///   - description: A text before the failure message, to explain it; evaluated on failure only.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toAlways(…)`")
    @discardableResult
    public func toAlways(
        _ matcher: Matcher<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        let state = PollState(.toAlways, timeout: until, pollInterval: pollInterval)
        return try poll(matcher, state, description)
    }
}

extension Assertion {
    /// Expects the value to match at each evaluation until the time is over, without blocking the thread.
    @discardableResult
    public nonisolated(nonsending) func toAlways(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        let state = PollState(.toAlways, timeout: until, pollInterval: pollInterval)
        return try await poll(matcher.asyncMatcher, state, description)
    }
}
