extension Expecting {
    /// Expects the value to stop matching at some time before the time-out; otherwise the same as `toEventually`.
    ///
    /// ```swift
    /// expect(view.isSpinning).toEventuallyNot(beTrue())
    /// ```
    ///
    /// Fails with «expected to eventually not be true, got true (looked 900 times in 1.00 s)».
    ///
    /// - Parameters:
    ///   - matcher: What the value should cease to be.
    ///   - timeout: How long to wait; ``AsyncDefaults/timeout`` if left out.
    ///   - pollInterval: The pause between two looks; if left out it grows with the wait to
    ///     ``AsyncDefaults/pollInterval``.
    ///   - inARow: How often in a row it has to match; once if left out.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toEventuallyNot(…)`")
    @discardableResult
    public func toEventuallyNot(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        let clock = Wait(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return try wait(clock, for: matcher, .toEventuallyNot, description)
    }

    /// The same as `toEventuallyNot`.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toNotEventually(…)`")
    @discardableResult
    public func toNotEventually(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        let clock = Wait(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return try wait(clock, for: matcher, .toEventuallyNot, description)
    }
}

extension Waiting {
    /// Expects the value to stop matching at some time before the time-out, without blocking the thread.
    ///
    /// - Parameters:
    ///   - matcher: What the value should cease to be.
    ///   - timeout: How long to wait; ``AsyncDefaults/timeout`` if left out.
    ///   - pollInterval: The pause between two looks; if left out it grows with the wait to
    ///     ``AsyncDefaults/pollInterval``.
    ///   - inARow: How often in a row it has to match; once if left out.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    @discardableResult
    public nonisolated(nonsending) func toEventuallyNot(
        _ matcher: some Matching<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        let clock = Wait(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return try await wait(clock, for: matcher, .toEventuallyNot, description)
    }

    /// The same as `toEventuallyNot`, without blocking the thread.
    @discardableResult
    public nonisolated(nonsending) func toNotEventually(
        _ matcher: some Matching<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        let clock = Wait(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return try await wait(clock, for: matcher, .toEventuallyNot, description)
    }
}
