import Expect

// `pollUnwrap` with what Nimble takes before the value: a place, a timeout, an error of one's own and a description.

/// Polls until an optional has a value: `pollUnwrap`.
@available(*, noasync, message: "blocks its thread; in async code write `try await pollUnwrap { … }`")
@_disfavoredOverload
@discardableResult
public func pollUnwraps<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    customError: (any Error)? = nil,
    description: @autoclosure () -> String? = nil,
    _ expression: @autoclosure @escaping () throws -> Value?
) throws -> Value {
    let state = PollState(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval)
    return try polled(expression, state, .init(fileID, file, line, column), customError, description)
}

/// Polls until an optional has a value: `pollUnwrap`.
@available(*, noasync, message: "blocks its thread; in async code write `try await pollUnwrap { … }`")
@discardableResult
public func pollUnwraps<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    customError: (any Error)? = nil,
    description: @autoclosure () -> String? = nil,
    _ expression: @escaping () throws -> Value?
) throws -> Value {
    let state = PollState(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval)
    return try polled(expression, state, .init(fileID, file, line, column), customError, description)
}

/// Polls until an optional has a value: `pollUnwrap`.
@available(*, noasync, message: "blocks its thread; in async code write `try await pollUnwrap { … }`")
@_disfavoredOverload
@discardableResult
public func pollUnwrap<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    customError: (any Error)? = nil,
    description: @autoclosure () -> String? = nil,
    _ expression: @autoclosure @escaping () throws -> Value?
) throws -> Value {
    let state = PollState(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval)
    return try polled(expression, state, .init(fileID, file, line, column), customError, description)
}

/// Polls until an optional has a value, without blocking the thread: `pollUnwrap`.
@_disfavoredOverload
@discardableResult
public nonisolated(nonsending) func pollUnwrapa<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    customError: (any Error)? = nil,
    description: @autoclosure () -> String? = nil,
    _ expression: nonisolated(nonsending) @autoclosure @escaping () async throws -> Value?
) async throws -> Value {
    let state = PollState(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval)
    return try await polledAsync(expression, state, .init(fileID, file, line, column), customError, description)
}

/// Polls until an optional has a value, without blocking the thread: `pollUnwrap`.
@discardableResult
public nonisolated(nonsending) func pollUnwrapa<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    customError: (any Error)? = nil,
    description: @autoclosure () -> String? = nil,
    _ expression: nonisolated(nonsending) @escaping () async throws -> Value?
) async throws -> Value {
    let state = PollState(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval)
    return try await polledAsync(expression, state, .init(fileID, file, line, column), customError, description)
}

// Without this the compiler takes a closure that does not await for the value.

/// Polls until an optional has a value, without blocking the thread: `pollUnwrap`.
@discardableResult
public nonisolated(nonsending) func pollUnwrapa<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    customError: (any Error)? = nil,
    description: @autoclosure () -> String? = nil,
    _ expression: @escaping () throws -> Value?
) async throws -> Value {
    let location = StaticCodeLocation(fileID, file, line, column)
    let state = PollState(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval)
    return try await polledAsync({ try expression() }, state, location, customError, description)
}

private func polled<Value>(
    _ expression: @escaping () throws -> Value?,
    _ state: PollState,
    _ location: StaticCodeLocation,
    _ customError: (any Error)?,
    _ description: () -> String?
) throws -> Value {
    var value: Value?
    _ = try Requirement("pollUnwrap", expression, at: location, throwing: customError, isInParentheses: false)
        .passes(beNothing(), state, &value, description)
    return try value.orThrow()
}

private nonisolated(nonsending) func polledAsync<Value>(
    _ expression: nonisolated(nonsending) @escaping () async throws -> Value?,
    _ state: PollState,
    _ location: StaticCodeLocation,
    _ customError: (any Error)?,
    _ description: () -> String?
) async throws -> Value {
    let matcher: Matcher<Value> = beNothing()
    var value: Value?
    _ = try await AsyncRequirement(
        "pollUnwrap",
        expression,
        at: location,
        throwing: customError,
        isInParentheses: false
    )
    .passes(matcher.asyncMatcher, state, &value, description)
    return try value.orThrow()
}
