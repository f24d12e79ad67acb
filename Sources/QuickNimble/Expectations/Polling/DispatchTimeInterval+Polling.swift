import Dispatch
import Expect
import SpecEvents

// Older versions of Nimble take Dispatch intervals. A literal such as `.seconds(3)` is a
// `Duration`, because all overloads here are disfavored. They are meant for an interval that is
// passed to a helper.

extension Expecting {
    /// Polls until the value matches; fails after a Dispatch timeout.
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

    /// Polls until the value does not match; fails after a Dispatch timeout.
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

    /// Polls for a Dispatch interval to check that the value never matches.
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

    /// Polls for a Dispatch interval to check that the value always matches.
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

/// Runs a closure and waits for it to call `done`, for at most a Dispatch interval.
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

/// The polling defaults as Dispatch intervals. This is a protocol, because one type cannot have two
/// properties with the same name.
public protocol DispatchPollingDefaults {}

extension DispatchPollingDefaults {
    /// The default timeout, for code that needs a Dispatch interval.
    @_disfavoredOverload
    public static var timeout: DispatchTimeInterval {
        get { DispatchTimeInterval(AsyncDefaults.timeout) }
        set { AsyncDefaults.timeout = Duration(newValue) }
    }

    /// The default polling interval, for code that needs a Dispatch interval.
    @_disfavoredOverload
    public static var pollInterval: DispatchTimeInterval {
        get { DispatchTimeInterval(AsyncDefaults.pollInterval) }
        set { AsyncDefaults.pollInterval = Duration(newValue) }
    }
}

extension AsyncDefaults: DispatchPollingDefaults {}

extension DispatchTimeInterval {
    fileprivate init(_ duration: Duration) {
        let nanoseconds = duration / .nanoseconds(1)
        self = nanoseconds < Double(Int.max) ? .nanoseconds(Int(nanoseconds)) : .never
    }
}
