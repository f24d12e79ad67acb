import Expect

// Nimble's names of the forms that do not await, with an «s» at the end.

/// Begins an expectation about a value that needs no `await`: `expect`.
@_disfavoredOverload
public func expects<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: @autoclosure @escaping () throws -> Value?
) -> Expectation<Value> {
    Expectation(expression, at: .init(fileID, file, line, column), isInParentheses: true)
}

/// Begins an expectation about a value that needs no `await`: `expect`.
public func expects<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: @escaping () throws -> Value?
) -> Expectation<Value> {
    Expectation(expression, at: .init(fileID, file, line, column), isInParentheses: false)
}

/// Begins a requirement about a value that needs no `await`: `require`. A failure throws an error of its own, or the one given.
@_disfavoredOverload
public func requires<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)? = nil,
    _ expression: @autoclosure @escaping () throws -> Value?
) -> Requirement<Value> {
    let location = StaticCodeLocation(fileID, file, line, column)
    return Requirement(expression, at: location, throwing: customError, isInParentheses: true)
}

/// Begins a requirement about a value that needs no `await`: `require`.
public func requires<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)? = nil,
    _ expression: @escaping () throws -> Value?
) -> Requirement<Value> {
    let location = StaticCodeLocation(fileID, file, line, column)
    return Requirement(expression, at: location, throwing: customError, isInParentheses: false)
}
