extension Expecting {
    /// Expects the value not to match at any evaluation until the time is over.
    ///
    /// ```swift
    /// expect(view.errorCount).toNever(beGreaterThan(0), until: .milliseconds(200))
    /// ```
    ///
    /// It fails at the first evaluation that matches. An evaluation that throws does not count, but the expectation
    /// fails if all evaluations throw.
    ///
    /// Fails with «expected to never be greater than 0, got 1 (looked 12 times in 0.01 s)».
    ///
    /// - Parameters:
    ///   - matcher: The matcher that must not match.
    ///   - until: The time for which to poll; ``AsyncDefaults/timeout`` by default.
    ///   - pollInterval: The pause between two evaluations. By default it grows to ``AsyncDefaults/pollInterval``.
    ///   - description: A text before the failure message, to explain it; evaluated on failure only.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toNever(…)`")
    @discardableResult
    public func toNever(
        _ matcher: Matcher<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        let state = PollState(.toNever, timeout: until, pollInterval: pollInterval)
        return try poll(matcher, state, description)
    }
}

extension Assertion {
    /// Expects the value not to match at any evaluation until the time is over, without blocking the thread.
    @discardableResult
    public nonisolated(nonsending) func toNever(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        let state = PollState(.toNever, timeout: until, pollInterval: pollInterval)
        return try await poll(matcher.asyncMatcher, state, description)
    }
}
