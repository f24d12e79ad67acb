// The overloads differ in the expression. It is evaluated when the expectation is checked: once
// by `to`, repeatedly by `toEventually`.
//
// The closures have a label, which `expect { … }` leaves out. So only one overload accepts an
// unlabelled argument, and the compiler need not try its operators for each overload, which takes
// up to minutes. It is disfavored: otherwise it could win for a closure in braces.

/// Begins an expectation about a value.
///
/// ```swift
/// expect(calculator.result) == 3
/// expect(view.title).toEventually(equal("Facts"))
/// ```
///
/// The expression may throw. It is evaluated when the expectation is checked.
///
/// - Returns: The expectation; `to`, `==` or another of its methods checks it.
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

/// Begins an expectation about the result or error of a closure.
///
/// ```swift
/// expect { try parse("{") }.to(throwError())
/// expect(evaluating: load).to(throwError())
/// ```
///
/// Without the label a closure in parentheses is a value, and the expectation fails.
public func expect<Value>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: @escaping () throws -> Value?
) -> Expectation<Value> {
    Expectation(expression, at: .init(fileID, filePath, line, column), isInParentheses: false)
}

/// Begins an expectation about the error of a closure without a result.
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

/// Begins an expectation about the result or error of an async closure.
///
/// ```swift
/// await expect { try await service.fact().identifier } == 123
/// ```
///
/// The closure is called in the isolation of the caller.
public func expect<Value>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: nonisolated(nonsending) @escaping () async throws -> Value?
) -> AsyncExpectation<Value> {
    AsyncExpectation(expression, at: .init(fileID, filePath, line, column), isInParentheses: false)
}

/// Begins an expectation about the error of an async closure without a result.
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

/// Begins an expectation without a closure about an awaited value, or for an ``AsyncMatcher``.
///
/// ```swift
/// await expecta(try await service.fact().identifier) == 123
/// ```
///
/// In Swift 6 its value cannot use a `var` that a closure also changes; `await expect {…}` can.
public nonisolated(nonsending) func expecta<Value>(
    _ expression: nonisolated(nonsending) @autoclosure @escaping () async throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async -> AsyncExpectation<Value> {
    AsyncExpectation(expression, at: .init(fileID, filePath, line, column), isInParentheses: true)
}
