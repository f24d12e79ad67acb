/// Polls until an optional has a value, and returns the value. On timeout, the test fails and ends.
///
/// ```swift
/// let answer = try pollUnwrap(service.answer, timeout: .seconds(3))
/// ```
///
/// The timeout is ``AsyncDefaults/timeout`` by default. The pauses grow to at most
/// ``AsyncDefaults/pollInterval``. If there is a description, the failure message begins with it.
@available(*, noasync, message: "blocks its thread; in async code write `try await pollUnwrap(…)`")
@_disfavoredOverload
@discardableResult
public func pollUnwrap<Value>(
    _ expression: @autoclosure @escaping () throws -> Value?,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) throws -> Value {
    try require(try expression(), fileID: fileID, filePath: filePath, line: line, column: column)
        .toEventuallyNot(beNothing(), timeout: timeout, pollInterval: pollInterval, description: description())
        .orThrow()
}

/// Polls, without blocking the thread, until an optional has a value. Returns that value.
@_disfavoredOverload
@discardableResult
public nonisolated(nonsending) func pollUnwrap<Value>(
    _ expression: @autoclosure @escaping () throws -> Value?,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async throws -> Value {
    try await require(try expression(), fileID: fileID, filePath: filePath, line: line, column: column)
        .toEventuallyNot(beNothing(), timeout: timeout, pollInterval: pollInterval, description: description())
        .orThrow()
}

/// Polls until a closure returns a value, then returns it. On timeout, the test fails and ends.
@available(*, noasync, message: "blocks its thread; in async code write `try await pollUnwrap { … }`")
@discardableResult
public func pollUnwrap<Value>(
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: @escaping () throws -> Value?
) throws -> Value {
    try require(fileID: fileID, filePath: filePath, line: line, column: column, evaluating: expression)
        .toEventuallyNot(beNothing(), timeout: timeout, pollInterval: pollInterval, description: description())
        .orThrow()
}

/// Polls, without blocking the thread, until a closure returns a value. Returns that value.
@discardableResult
public nonisolated(nonsending) func pollUnwrap<Value>(
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: @escaping () throws -> Value?
) async throws -> Value {
    try await require(fileID: fileID, filePath: filePath, line: line, column: column, evaluating: expression)
        .toEventuallyNot(beNothing(), timeout: timeout, pollInterval: pollInterval, description: description())
        .orThrow()
}

/// Polls, without blocking the thread, until an async closure returns a value. Returns that value.
@discardableResult
public nonisolated(nonsending) func pollUnwrap<Value>(
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: nonisolated(nonsending) @escaping () async throws -> Value?
) async throws -> Value {
    try await require(fileID: fileID, filePath: filePath, line: line, column: column, evaluating: expression)
        .toEventuallyNot(beNothing(), timeout: timeout, pollInterval: pollInterval, description: description())
        .orThrow()
}
