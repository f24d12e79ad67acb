// The overloads are those of `require`, with the error that a failure throws.

/// Begins a requirement about a value, with the error that it throws if it fails.
///
/// ```swift
/// try require(customError: ListError.tooShort, list).to(haveCount(3))
/// ```
///
/// The expression is evaluated when the requirement is checked.
@_disfavoredOverload
public func require<Value>(
    customError: any Error,
    _ expression: @autoclosure @escaping () throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> CustomRequirement<Value> {
    let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return .begin("require", expression, at: location, customError, isInParentheses: true)
}

/// Begins a requirement about what a closure returns or throws, with the error that it throws if it fails.
///
/// ```swift
/// try require(customError: ListError.tooShort) { try list() }.to(haveCount(3))
/// ```
public func require<Value>(
    customError: any Error,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: @escaping () throws -> Value?
) -> CustomRequirement<Value> {
    let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return .begin("require", expression, at: location, customError, isInParentheses: false)
}

/// Begins a requirement about what an async closure returns or throws, with the error that it throws if it fails.
///
/// ```swift
/// try await require(customError: ListError.tooShort) { await list() }.to(haveCount(3))
/// ```
public func require<Value>(
    customError: any Error,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: nonisolated(nonsending) @escaping () async throws -> Value?
) -> AsyncCustomRequirement<Value> {
    let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return .begin("require", expression, at: location, customError, isInParentheses: false)
}

/// Begins a requirement about a value that is awaited, without a closure, with the error that it throws if it fails.
///
/// ```swift
/// try await requirea(customError: ListError.tooShort, await list()).to(haveCount(3))
/// ```
public nonisolated(nonsending) func requirea<Value>(
    customError: any Error,
    _ expression: nonisolated(nonsending) @autoclosure @escaping () async throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async -> AsyncCustomRequirement<Value> {
    let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return .begin("requirea", expression, at: location, customError, isInParentheses: true)
}
