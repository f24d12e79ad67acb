import Expect
import protocol Testing.CustomTestStringConvertible

// Nimble's names for the functions that need no `await`, with an «s» at the end.

/// Creates an expectation about a value that needs no `await`, as `expect` does.
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

/// Creates an expectation about a value that needs no `await`, as `expect` does.
public func expects<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: @escaping () throws -> Value?
) -> Expectation<Value> {
    Expectation(expression, at: .init(fileID, file, line, column), isInParentheses: false)
}

/// Creates a requirement about a value that needs no `await`, as `require` does.
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

/// Creates a requirement about a value that needs no `await`, as `require` does.
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

/// Nimble's name for an expectation about a value that needs no `await`.
public typealias SyncExpectation = Expectation

extension Expectation {
    /// The old name for `Value`.
    public typealias T = Value

    /// The expression, evaluated once; `withoutCaching()` returns one that is evaluated each time.
    public var expression: Expression<Value> {
        let source = self
        let location = SourceLocation(Self.state(of: self).location)
        return Expression(expression: { try Self.value(of: source) }, location: location)
    }

    /// Creates an expectation about an expression, at its source location.
    public init(expression: Expression<Value>) {
        let place = expression.location
        let location = StaticCodeLocation(place.filePath, place.filePath, place.line, place.column)
        self.init(expression.withoutCaching().evaluate, at: location, isInParentheses: false)
    }
}

/// Nimble's name for a requirement about a value that needs no `await`.
public typealias SyncRequirement = Requirement

/// Nimble's name for the error that a requirement throws.
public typealias RequireError = RequirementFailure

/// Nimble's name for a value that describes itself to failure messages.
public typealias TestOutputStringConvertible = CustomTestStringConvertible

extension Expecting where Value == Void {
    /// Expects an optional `()` not to be `nil`: `.to(beVoid())`.
    @_disfavoredOverload
    public static func == (expectation: Self, expected: Void) throws(Failure) {
        _ = try expectation.to(beVoid())
    }

    /// Expects an optional `()` to be `nil`: `.notTo(beVoid())`.
    @_disfavoredOverload
    public static func != (expectation: Self, expected: Void) throws(Failure) {
        _ = try expectation.notTo(beVoid())
    }
}

/// Records a failure with a message, and ends the test with your own error instead of a
/// `RequireError`.
public func requireFail(
    _ message: String? = nil,
    customError: any Error,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) throws -> Never {
    Expect.fail(message ?? "requireFail() was called", fileID: fileID, filePath: filePath, line: line, column: column)
    throw customError
}
