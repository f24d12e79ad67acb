// The overloads accept different kinds of expressions. An expression is evaluated when the
// expectation is checked: once by `to`, or repeatedly by `toEventually`.
//
// The closure parameters have a label, which a trailing closure as in `expect { … }` omits. So only
// one overload accepts an unlabeled argument. If several did, the compiler would resolve the
// operators in the argument for each of them, which can take minutes. The unlabeled overload is
// disfavored so that the compiler does not choose it for a trailing closure.

/// Creates an expectation about a value.
///
/// ```swift
/// expect(calculator.result) == 3
/// expect(view.title).toEventually(equal("Facts"))
/// ```
///
/// The expression may throw. It is evaluated when the expectation is checked.
///
/// - Returns: The expectation. Check it with `to`, `==` or another of its methods.
@_disfavoredOverload
public func expect<Value>(
    _ expression: @autoclosure @escaping () throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> Expectation<Value> {
    Expectation(expression, at: .init(fileID, filePath, line, column), isInParentheses: true)
}

/// Creates an expectation about the result of a closure or the error that it throws.
///
/// ```swift
/// expect { try parse("{") }.to(throwError())
/// expect(evaluating: load).to(throwError())
/// ```
///
/// Without `evaluating:`, a closure passed in parentheses is not called, and the expectation fails.
public func expect<Value>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: @escaping () throws -> Value?
) -> Expectation<Value> {
    Expectation(expression, at: .init(fileID, filePath, line, column), isInParentheses: false)
}

/// Creates an expectation about a closure that has no result but may throw an error.
public func expect(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: @escaping () throws -> Void
) -> Expectation<Void> {
    let location = StaticCodeLocation(fileID, filePath, line, column)
    return Expectation({ try expression() }, at: location, isInParentheses: false)
}

/// Creates an expectation about the result of an async closure or the error that it throws.
///
/// ```swift
/// await expect { try await service.fact().identifier } == 123
/// ```
///
/// The closure runs in the caller's isolation.
public func expect<Value>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: nonisolated(nonsending) @escaping () async throws -> Value?
) -> AsyncExpectation<Value> {
    AsyncExpectation(expression, at: .init(fileID, filePath, line, column), isInParentheses: false)
}

/// Creates an expectation about an async closure that has no result but may throw an error.
public func expect(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: nonisolated(nonsending) @escaping () async throws -> Void
) -> AsyncExpectation<Void> {
    let location = StaticCodeLocation(fileID, filePath, line, column)
    return AsyncExpectation({ try await expression() }, at: location, isInParentheses: false)
}
