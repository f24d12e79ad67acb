import Dispatch
import Expect
import SpecEvents

// Older versions of Nimble take intervals of Dispatch. A literal such as `.seconds(3)` is a
// `Duration`: all forms here are disfavoured, and meant for an interval that a helper was given.

extension Expecting {
    /// Expects the value to match at some evaluation before a timeout of Dispatch.
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

    /// Expects the value not to match at some evaluation before a timeout of Dispatch.
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

    /// Expects the value not to match until a period of Dispatch has passed.
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

    /// Expects the value to match until a period of Dispatch has passed.
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

/// Runs a closure and waits until it has called `done`, for an interval of Dispatch at most.
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

/// The defaults of the forms that poll, as intervals of Dispatch. A protocol, because the two
/// types of one name could not stand in one type.
public protocol DispatchPollingDefaults {}

extension DispatchPollingDefaults {
    /// The default timeout, for code that needs an interval of Dispatch.
    @_disfavoredOverload
    public static var timeout: DispatchTimeInterval {
        get { DispatchTimeInterval(AsyncDefaults.timeout) }
        set { AsyncDefaults.timeout = Duration(newValue) }
    }

    /// The default interval between two evaluations, for code that needs an interval of Dispatch.
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
