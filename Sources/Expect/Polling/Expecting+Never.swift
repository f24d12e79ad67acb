extension Expecting {
    /// Expects the value not to match the whole time long.
    ///
    /// ```swift
    /// expect(view.errorCount).toNever(beGreaterThan(0), until: .milliseconds(200))
    /// ```
    ///
    /// It fails at the first look at which the value matches. While the expression throws there is nothing to see; if
    /// that is so the whole time long it fails.
    ///
    /// Fails with «expected to never be greater than 0, got 1 (looked 12 times in 0.01 s)».
    ///
    /// - Parameters:
    ///   - matcher: What the value should not become.
    ///   - until: How long it has to hold; ``AsyncDefaults/timeout`` if left out.
    ///   - pollInterval: The pause between two looks; if left out it grows with the wait to
    ///     ``AsyncDefaults/pollInterval``.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toNever(…)`")
    @discardableResult
    public func toNever(
        _ matcher: Matcher<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        let clock = Wait(.toNever, timeout: until, pollInterval: pollInterval)
        return try wait(clock, for: matcher, .toNever, description)
    }

    /// The same as `toNever`.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).neverTo(…)`")
    @discardableResult
    public func neverTo(
        _ matcher: Matcher<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        let clock = Wait(.toNever, timeout: until, pollInterval: pollInterval)
        return try wait(clock, for: matcher, .toNever, description)
    }
}

extension Waiting {
    /// Expects the value not to match the whole time long, without blocking the thread.
    ///
    /// - Parameters:
    ///   - matcher: What the value should not become.
    ///   - until: How long it has to hold; ``AsyncDefaults/timeout`` if left out.
    ///   - pollInterval: The pause between two looks; if left out it grows with the wait to
    ///     ``AsyncDefaults/pollInterval``.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    @discardableResult
    public nonisolated(nonsending) func toNever(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        let clock = Wait(.toNever, timeout: until, pollInterval: pollInterval)
        return try await wait(clock, for: matcher, .toNever, description)
    }

    /// The same as `toNever`, without blocking the thread.
    @discardableResult
    public nonisolated(nonsending) func neverTo(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        let clock = Wait(.toNever, timeout: until, pollInterval: pollInterval)
        return try await wait(clock, for: matcher, .toNever, description)
    }
}
