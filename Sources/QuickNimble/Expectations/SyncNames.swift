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
    expect(try expression(), fileID: fileID, filePath: file, line: line, column: column)
}

/// Begins an expectation about a value that needs no `await`: `expect`.
public func expects<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: @escaping () throws -> Value?
) -> Expectation<Value> {
    expect(fileID: fileID, filePath: file, line: line, column: column, evaluating: expression)
}

/// Begins a requirement about a value that needs no `await`: `require`.
@_disfavoredOverload
public func requires<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: @autoclosure @escaping () throws -> Value?
) -> Requirement<Value> {
    require(try expression(), fileID: fileID, filePath: file, line: line, column: column)
}

/// Begins a requirement about a value that needs no `await`: `require`.
public func requires<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: @escaping () throws -> Value?
) -> Requirement<Value> {
    require(fileID: fileID, filePath: file, line: line, column: column, evaluating: expression)
}

/// Begins a requirement about a value that needs no `await`, with the error that it throws if it fails: `require`.
@_disfavoredOverload
public func requires<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: any Error,
    _ expression: @autoclosure @escaping () throws -> Value?
) -> CustomRequirement<Value> {
    require(customError: customError, try expression(), fileID: fileID, filePath: file, line: line, column: column)
}

/// Begins a requirement about a value that needs no `await`, with the error that it throws if it fails: `require`.
public func requires<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: any Error,
    _ expression: @escaping () throws -> Value?
) -> CustomRequirement<Value> {
    require(
        customError: customError,
        fileID: fileID,
        filePath: file,
        line: line,
        column: column,
        evaluating: expression
    )
}
