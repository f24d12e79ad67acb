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
    try pollUnwraps(
        fileID: fileID,
        file: file,
        line: line,
        column: column,
        timeout: timeout,
        pollInterval: pollInterval,
        customError: customError,
        description: description(),
        expression
    )
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
    do {
        return try Expect.pollUnwrap(
            timeout: timeout,
            pollInterval: pollInterval,
            description: description(),
            fileID: fileID,
            filePath: file,
            line: line,
            column: column,
            evaluating: expression
        )
    } catch {
        throw customError ?? error
    }
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
    try pollUnwraps(
        fileID: fileID,
        file: file,
        line: line,
        column: column,
        timeout: timeout,
        pollInterval: pollInterval,
        customError: customError,
        description: description(),
        expression
    )
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
    try await pollUnwrapa(
        fileID: fileID,
        file: file,
        line: line,
        column: column,
        timeout: timeout,
        pollInterval: pollInterval,
        customError: customError,
        description: description(),
        expression
    )
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
    do {
        return try await Expect.pollUnwrap(
            timeout: timeout,
            pollInterval: pollInterval,
            description: description(),
            fileID: fileID,
            filePath: file,
            line: line,
            column: column,
            evaluating: expression
        )
    } catch {
        throw customError ?? error
    }
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
    try await pollUnwrapa(
        fileID: fileID,
        file: file,
        line: line,
        column: column,
        timeout: timeout,
        pollInterval: pollInterval,
        customError: customError,
        description: description(),
        { () async throws in try expression() }
    )
}
