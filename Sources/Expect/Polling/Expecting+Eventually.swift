extension Expecting {
    /// Expects the value to match at some time before the time-out.
    ///
    /// ```swift
    /// expect(view.state).toEventually(equal(.loaded), timeout: .seconds(3))
    /// ```
    ///
    /// On the main thread the main run loop turns meanwhile, so that the main queue, timers and the main actor go on
    /// working. An expression that throws, or in which an expectation fails, is looked at again; ``StopTrying`` ends the
    /// wait, ``TryAgainAfter`` lengthens the pause.
    ///
    /// Fails with «expected to eventually equal loaded, got initial (looked 900 times in 1.00 s)».
    ///
    /// - Parameters:
    ///   - matcher: What the value should become.
    ///   - timeout: How long to wait; ``AsyncDefaults/timeout`` if left out.
    ///   - pollInterval: The pause between two looks; if left out it grows with the wait to
    ///     ``AsyncDefaults/pollInterval``.
    ///   - inARow: How often in a row it has to match; once if left out.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toEventually(…)`")
    @discardableResult
    public func toEventually(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        let clock = Wait(.toEventually, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return try wait(clock, for: matcher, .toEventually, description)
    }
}

extension Waiting {
    /// Expects the value to match at some time before the time-out, without blocking the thread.
    ///
    /// ```swift
    /// await expect { await cache.count }.toEventually(equal(3))
    /// ```
    ///
    /// An expression that throws, or in which an expectation fails, is looked at again. If the task is cancelled the wait
    /// ends and fails.
    ///
    /// - Parameters:
    ///   - matcher: What the value should become.
    ///   - timeout: How long to wait; ``AsyncDefaults/timeout`` if left out.
    ///   - pollInterval: The pause between two looks; if left out it grows with the wait to
    ///     ``AsyncDefaults/pollInterval``.
    ///   - inARow: How often in a row it has to match; once if left out.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    @discardableResult
    public nonisolated(nonsending) func toEventually(
        _ matcher: some Matching<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        let clock = Wait(.toEventually, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        return try await wait(clock, for: matcher, .toEventually, description)
    }
}
