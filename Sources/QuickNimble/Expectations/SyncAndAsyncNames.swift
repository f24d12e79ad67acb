import Expect

// Nimble's other names of the forms that do not await (with an «s» at the end) and of those that do (with an «a»).

/// Begins an expectation about a value that needs no `await`: `expect`.
public func expects<Value>(
    _ expression: @autoclosure @escaping () throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> Expectation<Value> {
    expect(try expression(), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Begins a requirement about a value that needs no `await`: `require`.
public func requires<Value>(
    _ expression: @autoclosure @escaping () throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> Requirement<Value> {
    require(try expression(), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Unwraps an optional that needs no `await`: `unwrap`.
@discardableResult
public func unwraps<Value>(
    _ expression: @autoclosure @escaping () throws -> Value?,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) throws(RequirementFailure) -> Value {
    try unwrap(
        try expression(),
        description: description(),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
    )
}

/// Unwraps an optional that is awaited: `unwrap { … }`.
@discardableResult
public nonisolated(nonsending) func unwrapa<Value>(
    _ expression: nonisolated(nonsending) @autoclosure @escaping () async throws -> Value?,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async throws(RequirementFailure) -> Value {
    try await unwrap(
        description: description(),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column,
        expression
    )
}

/// Polls, and blocks the thread, until an optional has a value: `pollUnwrap`.
@available(*, noasync, message: "blocks its thread; in async code write `try await pollUnwrap(…)`")
@discardableResult
public func pollUnwraps<Value>(
    _ expression: @autoclosure @escaping () throws -> Value?,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) throws(RequirementFailure) -> Value {
    try pollUnwrap(
        try expression(),
        timeout: timeout,
        pollInterval: pollInterval,
        description: description(),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
    )
}

/// Polls without blocking the thread until an optional has a value: `pollUnwrap`.
@discardableResult
public nonisolated(nonsending) func pollUnwrapa<Value>(
    _ expression: @autoclosure @escaping () throws -> Value?,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async throws(RequirementFailure) -> Value {
    try await pollUnwrap(
        try expression(),
        timeout: timeout,
        pollInterval: pollInterval,
        description: description(),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
    )
}
