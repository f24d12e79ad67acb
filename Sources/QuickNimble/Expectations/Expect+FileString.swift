import Expect
import SpecEvents

// The forms with a place of one's own, for helpers that fail at the line of their caller. In all of them the place is
// required; without it the forms of Expect are meant.

/// Begins an expectation about a value, at a place.
public func expect<Value>(
    file: FileString,
    line: UInt,
    _ expression: @autoclosure @escaping () throws -> Value?
) -> Expectation<Value> {
    Expect.expect(try expression(), fileID: file, filePath: file, line: line, column: 1)
}

/// Begins an expectation about what a closure returns or throws, at a place.
public func expect<Value>(
    file: FileString,
    line: UInt,
    _ expression: @escaping () throws -> Value?
) -> Expectation<Value> {
    Expect.expect(fileID: file, filePath: file, line: line, column: 1, expression)
}

/// Begins a requirement about a value, at a place.
public func require<Value>(
    file: FileString,
    line: UInt,
    _ expression: @autoclosure @escaping () throws -> Value?
) -> Requirement<Value> {
    Expect.require(try expression(), fileID: file, filePath: file, line: line, column: 1)
}

/// Unwraps an optional, and fails at a place if it is `nil`.
@discardableResult
public func unwrap<Value>(
    file: FileString,
    line: UInt,
    _ expression: @autoclosure @escaping () throws -> Value?
) throws -> Value {
    try Expect.unwrap(try expression(), fileID: file, filePath: file, line: line, column: 1)
}

/// Fails with your own message, at a place.
public func fail(_ message: String = "fail() was called", file: FileString, line: UInt) {
    Expect.fail(message, fileID: file, filePath: file, line: line, column: 1)
}

/// Fails with your own message, at a place.
public func fail(_ message: String, location: SourceLocation) {
    let place = CodeLocation(file: location.file, line: Int(clamping: location.line))
    FailureDispatcher.report(RecordedFailure(message: message, location: place), to: CurrentFailureOwner.value)
}
