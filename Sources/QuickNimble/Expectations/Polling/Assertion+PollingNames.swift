import Expect

// Nimble's alternative names for the polling methods.

extension Expecting {
    /// Equivalent to `toAlways`.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).alwaysTo(…)`")
    @discardableResult
    public func alwaysTo(
        _ matcher: Matcher<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        try toAlways(matcher, until: until, pollInterval: pollInterval, description: description())
    }

    /// Equivalent to `toNever`.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).neverTo(…)`")
    @discardableResult
    public func neverTo(
        _ matcher: Matcher<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        try toNever(matcher, until: until, pollInterval: pollInterval, description: description())
    }

    /// Equivalent to `toEventuallyNot`.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toNotEventually(…)`")
    @discardableResult
    public func toNotEventually(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        try toEventuallyNot(
            matcher,
            timeout: timeout,
            pollInterval: pollInterval,
            inARow: inARow,
            description: description()
        )
    }
}

// These methods are for requirements. `Chaining` declares the same methods for expectations.
extension Assertion where Answer == Value? {
    /// Equivalent to `toAlways`, but does not block the thread.
    @discardableResult
    public nonisolated(nonsending) func alwaysTo(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await toAlways(matcher, until: until, pollInterval: pollInterval, description: description())
    }

    /// Equivalent to `toNever`, but does not block the thread.
    @discardableResult
    public nonisolated(nonsending) func neverTo(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await toNever(matcher, until: until, pollInterval: pollInterval, description: description())
    }

    /// Equivalent to `toEventuallyNot`, but does not block the thread.
    @discardableResult
    public nonisolated(nonsending) func toNotEventually(
        _ matcher: some Matching<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await toEventuallyNot(
            matcher,
            timeout: timeout,
            pollInterval: pollInterval,
            inARow: inARow,
            description: description()
        )
    }
}

/// Nimble's name for the polling defaults.
public typealias PollingDefaults = AsyncDefaults

/// Nimble's name for a time span, such as `.seconds(3)` or `.milliseconds(20)`.
public typealias NimbleTimeInterval = Duration
