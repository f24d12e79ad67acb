import Expect

// Overloads with a custom error. Those for sync closures are in `ClosureInParentheses.swift`.

/// Creates a requirement about a value. If the requirement fails, it throws `customError`.
@_disfavoredOverload
public func require<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)?,
    _ expression: @autoclosure @escaping () throws -> Value?
) -> Requirement<Value> {
    Requirement(expression, at: .init(fileID, file, line, column), throwing: customError, isInParentheses: true)
}

/// Creates a requirement about an async closure. If the requirement fails, it throws `customError`.
@_disfavoredOverload
public func require<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)?,
    _ expression: nonisolated(nonsending) @escaping () async throws -> Value?
) -> AsyncRequirement<Value> {
    AsyncRequirement(expression, at: .init(fileID, file, line, column), throwing: customError, isInParentheses: false)
}

/// Records a failure with a message, and throws `customError` instead of a `RequireError`.
public func requireFail(
    _ message: String? = nil,
    customError: any Error,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) throws -> Never {
    Expect.fail(message ?? "requireFail() was called", fileID: fileID, filePath: filePath, line: line, column: column)
    throw customError
}
