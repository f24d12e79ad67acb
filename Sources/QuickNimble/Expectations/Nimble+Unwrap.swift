import Expect

// `unwrap` with what Nimble takes before the value: a place, an error of one's own and a description.

/// Unwraps an optional: `unwrap`.
@_disfavoredOverload
@discardableResult
public func unwraps<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)? = nil,
    description: @autoclosure () -> String? = nil,
    _ expression: @autoclosure @escaping () throws -> Value?
) throws -> Value {
    try unwraps(
        fileID: fileID,
        file: file,
        line: line,
        column: column,
        customError: customError,
        description: description(),
        expression
    )
}

/// Unwraps an optional: `unwrap`.
@discardableResult
public func unwraps<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)? = nil,
    description: @autoclosure () -> String? = nil,
    _ expression: @escaping () throws -> Value?
) throws -> Value {
    do {
        return try Expect.unwrap(
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

/// Unwraps an optional: `unwrap`.
@_disfavoredOverload
@discardableResult
public func unwrap<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)? = nil,
    description: @autoclosure () -> String? = nil,
    _ expression: @autoclosure @escaping () throws -> Value?
) throws -> Value {
    try unwraps(
        fileID: fileID,
        file: file,
        line: line,
        column: column,
        customError: customError,
        description: description(),
        expression
    )
}

/// Unwraps an optional that is awaited: `unwrap`.
@_disfavoredOverload
@discardableResult
public nonisolated(nonsending) func unwrapa<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)? = nil,
    description: @autoclosure () -> String? = nil,
    _ expression: nonisolated(nonsending) @autoclosure @escaping () async throws -> Value?
) async throws -> Value {
    try await unwrapa(
        fileID: fileID,
        file: file,
        line: line,
        column: column,
        customError: customError,
        description: description(),
        expression
    )
}

/// Unwraps an optional that is awaited: `unwrap`.
@discardableResult
public nonisolated(nonsending) func unwrapa<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)? = nil,
    description: @autoclosure () -> String? = nil,
    _ expression: nonisolated(nonsending) @escaping () async throws -> Value?
) async throws -> Value {
    do {
        return try await Expect.unwrap(
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

/// Unwraps an optional that is awaited: `unwrap`.
@discardableResult
public nonisolated(nonsending) func unwrapa<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)? = nil,
    description: @autoclosure () -> String? = nil,
    _ expression: @escaping () throws -> Value?
) async throws -> Value {
    try await unwrapa(
        fileID: fileID,
        file: file,
        line: line,
        column: column,
        customError: customError,
        description: description(),
        { () async throws in try expression() }
    )
}
