import Expect

// Overloads of `unwrap` with Nimble's parameters.

/// Unwraps an optional. Equivalent to `unwrap`.
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
    try unwrapped(expression, .init(fileID, file, line, column), customError, description)
}

/// Unwraps the optional that a closure returns. Equivalent to `unwrap`.
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
    try unwrapped(expression, .init(fileID, file, line, column), customError, description)
}

/// Unwraps an optional. If it is `nil`, records a failure and throws an error.
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
    try unwrapped(expression, .init(fileID, file, line, column), customError, description)
}

/// Unwraps an awaited optional. Equivalent to `unwrap`.
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
    try await unwrapped(expression, .init(fileID, file, line, column), customError, description)
}

/// Unwraps the optional that an async closure returns. Equivalent to `unwrap`.
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
    try await unwrapped(expression, .init(fileID, file, line, column), customError, description)
}

// Without this overload, a closure that does not await would be treated as the value itself.

/// Unwraps the optional that a closure returns. Equivalent to `unwrap`.
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
    try unwrapped(expression, .init(fileID, file, line, column), customError, description)
}

func unwrapped<Value>(
    _ expression: @escaping () throws -> Value?,
    _ location: StaticCodeLocation,
    _ customError: (any Error)?,
    _ description: () -> String?
) throws -> Value {
    try Requirement(expression, at: location, throwing: customError, isInParentheses: false)
        .notTo(beNothing(), description: description())
        .orThrow()
}

private nonisolated(nonsending) func unwrapped<Value>(
    _ expression: nonisolated(nonsending) @escaping () async throws -> Value?,
    _ location: StaticCodeLocation,
    _ customError: (any Error)?,
    _ description: () -> String?
) async throws -> Value {
    try await AsyncRequirement(expression, at: location, throwing: customError, isInParentheses: false)
        .notTo(beNothing(), description: description())
        .orThrow()
}
