extension Expecting {
    /// Expects the value not to match at some evaluation before the timeout. All else is as in `toEventually`.
    ///
    /// ```swift
    /// expect(view.isSpinning).toEventuallyNot(beTrue())
    /// ```
    ///
    /// Fails with «expected to eventually not be true, got true (looked 900 times in 1.00 s)».
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toEventuallyNot(…)`")
    @discardableResult
    public func toEventuallyNot(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        let state = PollState(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return try poll(matcher, state, description)
    }
}

extension Assertion {
    /// Expects the value not to match at some evaluation before the timeout, without blocking the thread.
    @discardableResult
    public nonisolated(nonsending) func toEventuallyNot(
        _ matcher: some Matching<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        let state = PollState(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return try await poll(matcher.asyncMatcher, state, description)
    }
}
