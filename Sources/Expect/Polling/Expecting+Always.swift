extension Expecting {
    /// Expects the value to match the whole time long.
    ///
    /// ```swift
    /// expect(connection.isOpen).toAlways(beTrue(), until: .milliseconds(200))
    /// ```
    ///
    /// It fails at the first look at which the value does not match. While the expression throws there is nothing to
    /// see; if that is so the whole time long it fails.
    ///
    /// Fails with «expected to always be true, got false (looked 12 times in 0.01 s)».
    ///
    /// - Parameters:
    ///   - matcher: What the value should stay.
    ///   - until: How long it has to hold; ``AsyncDefaults/timeout`` if left out.
    ///   - pollInterval: The pause between two looks; if left out it grows with the wait to
    ///     ``AsyncDefaults/pollInterval``.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toAlways(…)`")
    @discardableResult
    public func toAlways(
        _ matcher: Matcher<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        let clock = Wait(.toAlways, timeout: until, pollInterval: pollInterval)
        return try wait(clock, for: matcher, .toAlways, description)
    }

    /// The same as `toAlways`.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).alwaysTo(…)`")
    @discardableResult
    public func alwaysTo(
        _ matcher: Matcher<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        let clock = Wait(.toAlways, timeout: until, pollInterval: pollInterval)
        return try wait(clock, for: matcher, .toAlways, description)
    }
}

extension Waiting {
    /// Expects the value to match the whole time long, without blocking the thread.
    ///
    /// - Parameters:
    ///   - matcher: What the value should stay.
    ///   - until: How long it has to hold; ``AsyncDefaults/timeout`` if left out.
    ///   - pollInterval: The pause between two looks; if left out it grows with the wait to
    ///     ``AsyncDefaults/pollInterval``.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    @discardableResult
    public nonisolated(nonsending) func toAlways(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        let clock = Wait(.toAlways, timeout: until, pollInterval: pollInterval)
        return try await wait(clock, for: matcher, .toAlways, description)
    }

    /// The same as `toAlways`, without blocking the thread.
    @discardableResult
    public nonisolated(nonsending) func alwaysTo(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        let clock = Wait(.toAlways, timeout: until, pollInterval: pollInterval)
        return try await wait(clock, for: matcher, .toAlways, description)
    }
}
