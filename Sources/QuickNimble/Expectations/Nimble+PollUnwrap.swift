import Expect

// Overloads of `pollUnwrap` with Nimble's parameters.

/// Polls until an optional has a value, and returns that value. Equivalent to `pollUnwrap`.
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
    try polled(expression, timeout, pollInterval, .init(fileID, file, line, column), customError, description)
}

/// Polls until a closure returns a value other than `nil`, and returns that value. Equivalent to
/// `pollUnwrap`.
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
    try polled(expression, timeout, pollInterval, .init(fileID, file, line, column), customError, description)
}

/// Polls until an optional has a value, and returns that value. If the timeout passes first,
/// records a failure and throws an error.
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
    try polled(expression, timeout, pollInterval, .init(fileID, file, line, column), customError, description)
}

/// Polls, without blocking the thread, until an optional has a value, and returns that value.
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
    try await awaited(expression, timeout, pollInterval, .init(fileID, file, line, column), customError, description)
}

/// Polls, without blocking the thread, until an async closure returns a value other than `nil`, and
/// returns that value.
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
    try await awaited(expression, timeout, pollInterval, .init(fileID, file, line, column), customError, description)
}

// Without this overload, a closure that does not await would be treated as the value itself.

/// Polls, without blocking the thread, until a closure returns a value other than `nil`, and
/// returns that value.
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
    try await awaited(expression, timeout, pollInterval, .init(fileID, file, line, column), customError, description)
}

func polled<Value>(
    _ expression: @escaping () throws -> Value?,
    _ timeout: Duration?,
    _ pollInterval: Duration?,
    _ location: StaticCodeLocation,
    _ customError: (any Error)?,
    _ description: () -> String?
) throws -> Value {
    try Requirement(expression, at: location, throwing: customError, isInParentheses: false)
        .toEventuallyNot(beNothing(), timeout: timeout, pollInterval: pollInterval, description: description())
        .orThrow()
}

private nonisolated(nonsending) func awaited<Value>(
    _ expression: nonisolated(nonsending) @escaping () async throws -> Value?,
    _ timeout: Duration?,
    _ pollInterval: Duration?,
    _ location: StaticCodeLocation,
    _ customError: (any Error)?,
    _ description: () -> String?
) async throws -> Value {
    try await AsyncRequirement(expression, at: location, throwing: customError, isInParentheses: false)
        .toEventuallyNot(beNothing(), timeout: timeout, pollInterval: pollInterval, description: description())
        .orThrow()
}
