import Dispatch
import Expect
import SpecEvents

// Overloads that take Dispatch intervals, which older versions of Nimble use. They are meant for
// intervals that are stored or passed to a helper function. A literal such as `.seconds(3)` is
// still a `Duration`, because the overloads are disfavored.

extension Expecting {
    /// Polls until the value matches. Fails if `timeout` passes first.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toEventually(…)`")
    @_disfavoredOverload
    @discardableResult
    public func toEventually(
        _ matcher: Matcher<Value>,
        timeout: DispatchTimeInterval,
        pollInterval: DispatchTimeInterval? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        let (timeout, pollInterval) = (Duration(timeout), pollInterval.map { Duration($0) })
        return try toEventually(matcher, timeout: timeout, pollInterval: pollInterval, description: description())
    }

    /// Polls until the value does not match. Fails if `timeout` passes first.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toEventuallyNot(…)`")
    @_disfavoredOverload
    @discardableResult
    public func toEventuallyNot(
        _ matcher: Matcher<Value>,
        timeout: DispatchTimeInterval,
        pollInterval: DispatchTimeInterval? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        let (timeout, pollInterval) = (Duration(timeout), pollInterval.map { Duration($0) })
        return try toEventuallyNot(matcher, timeout: timeout, pollInterval: pollInterval, description: description())
    }

    /// Polls for the time given in `until` to check that the value never matches.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toNever(…)`")
    @_disfavoredOverload
    @discardableResult
    public func toNever(
        _ matcher: Matcher<Value>,
        until: DispatchTimeInterval,
        pollInterval: DispatchTimeInterval? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        let (until, pollInterval) = (Duration(until), pollInterval.map { Duration($0) })
        return try toNever(matcher, until: until, pollInterval: pollInterval, description: description())
    }

    /// Polls for the time given in `until` to check that the value always matches.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toAlways(…)`")
    @_disfavoredOverload
    @discardableResult
    public func toAlways(
        _ matcher: Matcher<Value>,
        until: DispatchTimeInterval,
        pollInterval: DispatchTimeInterval? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        let (until, pollInterval) = (Duration(until), pollInterval.map { Duration($0) })
        return try toAlways(matcher, until: until, pollInterval: pollInterval, description: description())
    }
}

/// Runs a closure and waits for it to call `done`. Fails if `timeout` passes first.
@available(*, noasync, message: "blocks its thread; in async code write `await waitUntil { … }`")
@_disfavoredOverload
public func waitUntil(
    timeout: DispatchTimeInterval,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    action: (_ done: @escaping @Sendable () -> Void) throws -> Void
) {
    Expect.waitUntil(
        timeout: Duration(timeout),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column,
        action: action
    )
}

/// A protocol that provides the polling defaults as Dispatch intervals. `AsyncDefaults` itself
/// cannot declare them, because a type cannot declare two properties with the same name.
public protocol DispatchPollingDefaults {}

extension DispatchPollingDefaults {
    /// The default timeout as a Dispatch interval.
    @_disfavoredOverload
    public static var timeout: DispatchTimeInterval {
        get { DispatchTimeInterval(AsyncDefaults.timeout) }
        set { AsyncDefaults.timeout = Duration(newValue) }
    }

    /// The default polling interval as a Dispatch interval.
    @_disfavoredOverload
    public static var pollInterval: DispatchTimeInterval {
        get { DispatchTimeInterval(AsyncDefaults.pollInterval) }
        set { AsyncDefaults.pollInterval = Duration(newValue) }
    }
}

extension AsyncDefaults: DispatchPollingDefaults {}

extension DispatchTimeInterval {
    fileprivate init(_ duration: Duration) {
        let nanoseconds = max(duration / .nanoseconds(1), Double(Int.min))
        self = nanoseconds < Double(Int.max) ? .nanoseconds(Int(nanoseconds)) : .never
    }
}
