// The overloads accept different kinds of expressions. An expression is evaluated when the
// expectation is checked: once by `to`, repeatedly by `toEventually`.
//
// The closure parameters have a label, which the trailing closure in `expect { … }` omits. So only
// one overload accepts an unlabeled argument. Otherwise, the compiler would resolve the operators
// in the argument for each overload, which can take minutes. The unlabeled overload is disfavored,
// because it could otherwise win for a trailing closure.

/// Creates an expectation about a value.
///
/// ```swift
/// expect(calculator.result) == 3
/// expect(view.title).toEventually(equal("Facts"))
/// ```
///
/// The expression may throw. It is evaluated when the expectation is checked.
///
/// - Returns: The expectation. Use `to`, `==` or another of its methods to check it.
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

/// Creates an expectation about the result or error of a closure.
///
/// ```swift
/// expect { try parse("{") }.to(throwError())
/// expect(evaluating: load).to(throwError())
/// ```
///
/// Without `evaluating:`, a closure in parentheses is not called, and the expectation fails.
public func expect<Value>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: @escaping () throws -> Value?
) -> Expectation<Value> {
    Expectation(expression, at: .init(fileID, filePath, line, column), isInParentheses: false)
}

/// Creates an expectation about any error thrown by a closure that returns nothing.
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

/// Creates an expectation about the result or error of an async closure.
///
/// ```swift
/// await expect { try await service.fact().identifier } == 123
/// ```
///
/// The closure runs in the isolation of the caller.
public func expect<Value>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: nonisolated(nonsending) @escaping () async throws -> Value?
) -> AsyncExpectation<Value> {
    AsyncExpectation(expression, at: .init(fileID, filePath, line, column), isInParentheses: false)
}

/// Creates an expectation about any error thrown by an async closure that returns nothing.
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
