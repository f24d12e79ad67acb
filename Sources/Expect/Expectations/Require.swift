// The overloads correspond to those of `expect`. `Expect.swift` explains why the closure parameters
// have labels and why the unlabeled overload is disfavored.

/// Creates a requirement about a value.
///
/// ```swift
/// try require(answer.items).to(haveCount(3))
/// try require(view.title).toEventually(equal("Facts"))
/// ```
///
/// The expression may throw. It is evaluated when the requirement is checked. On failure, the
/// requirement throws a ``RequirementFailure``.
///
/// - Returns: The requirement. Check it with `to`, `==` or another of its methods.
@_disfavoredOverload
public func require<Value>(
    _ expression: @autoclosure @escaping () throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> Requirement<Value> {
    Requirement(expression, at: .init(fileID, filePath, line, column), isInParentheses: true)
}

/// Creates a requirement about the result of a closure or the error that it throws.
public func require<Value>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: @escaping () throws -> Value?
) -> Requirement<Value> {
    Requirement(expression, at: .init(fileID, filePath, line, column), isInParentheses: false)
}

/// Creates a requirement about a closure that has no result but may throw an error.
public func require(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: @escaping () throws -> Void
) -> Requirement<Void> {
    let location = StaticCodeLocation(fileID, filePath, line, column)
    return Requirement({ try expression() }, at: location, isInParentheses: false)
}

/// Creates a requirement about the result of an async closure or the error that it throws.
///
/// ```swift
/// try await require { try await service.fact().identifier } == 123
/// ```
///
/// The closure runs in the caller's isolation.
public func require<Value>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: nonisolated(nonsending) @escaping () async throws -> Value?
) -> AsyncRequirement<Value> {
    AsyncRequirement(expression, at: .init(fileID, filePath, line, column), isInParentheses: false)
}

/// Creates a requirement about an async closure that has no result but may throw an error.
public func require(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: nonisolated(nonsending) @escaping () async throws -> Void
) -> AsyncRequirement<Void> {
    let location = StaticCodeLocation(fileID, filePath, line, column)
    return AsyncRequirement({ try await expression() }, at: location, isInParentheses: false)
}
