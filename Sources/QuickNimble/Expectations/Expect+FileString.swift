import Expect
import SpecEvents

// These overloads take a source location, so that a helper function can attribute a failure to its
// caller's line. The `file` argument is required, which distinguishes these overloads from
// Expect's. A failure reports the file path instead of the file ID.

/// Creates an expectation about a value. Attributes failures to the given source location.
@_disfavoredOverload
public func expect<Value>(
    fileID: String = "",
    file: FileString,
    line: UInt,
    column: UInt = 1,
    _ expression: @autoclosure @escaping () throws -> Value?
) -> Expectation<Value> {
    Expect.expect(try expression(), fileID: file, filePath: file, line: line, column: column)
}

/// Creates an expectation about a closure. Attributes failures to the given source location.
public func expect<Value>(
    fileID: String = "",
    file: FileString,
    line: UInt,
    column: UInt = 1,
    _ expression: @escaping () throws -> Value?
) -> Expectation<Value> {
    Expect.expect(fileID: file, filePath: file, line: line, column: column, evaluating: expression)
}

/// Creates an expectation about an async closure. Attributes failures to the given source location.
public func expect<Value>(
    fileID: String = "",
    file: FileString,
    line: UInt,
    column: UInt = 1,
    _ expression: nonisolated(nonsending) @escaping () async throws -> Value?
) -> AsyncExpectation<Value> {
    Expect.expect(fileID: file, filePath: file, line: line, column: column, evaluating: expression)
}

/// Creates a requirement about a value. Attributes failures to the given source location.
@_disfavoredOverload
public func require<Value>(
    fileID: String = "",
    file: FileString,
    line: UInt,
    column: UInt = 1,
    _ expression: @autoclosure @escaping () throws -> Value?
) -> Requirement<Value> {
    Expect.require(try expression(), fileID: file, filePath: file, line: line, column: column)
}

/// Creates a requirement about a closure. Attributes failures to the given source location.
public func require<Value>(
    fileID: String = "",
    file: FileString,
    line: UInt,
    column: UInt = 1,
    _ expression: @escaping () throws -> Value?
) -> Requirement<Value> {
    Expect.require(fileID: file, filePath: file, line: line, column: column, evaluating: expression)
}

/// Creates a requirement about an async closure. Attributes failures to the given source location.
public func require<Value>(
    fileID: String = "",
    file: FileString,
    line: UInt,
    column: UInt = 1,
    _ expression: nonisolated(nonsending) @escaping () async throws -> Value?
) -> AsyncRequirement<Value> {
    Expect.require(fileID: file, filePath: file, line: line, column: column, evaluating: expression)
}

/// Records a failure with a message. Attributes the failure to the given source location.
public func fail(
    _ message: String = "fail() was called",
    fileID: String = "",
    file: FileString,
    line: UInt,
    column: UInt = 1
) {
    Expect.fail(message, fileID: file, filePath: file, line: line, column: column)
}

/// Records a failure with a message. Attributes the failure to the given source location.
public func fail(_ message: String, location: SourceLocation) {
    // Swift Testing accepts neither line 0 nor a file without a directory.
    let file = location.path.contains("/") ? location.path : "./\(location.path)"
    let place = location.line > 0 ? CodeLocation(file: file, line: Int(clamping: location.line)) : nil
    FailureDispatcher.report(RecordedFailure(message: message, location: place), to: CurrentFailureOwner.value)
}
