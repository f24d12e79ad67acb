import Expect
import protocol Testing.CustomTestStringConvertible

// Nimble's names for the sync functions. These names end in “s”.

/// Creates an expectation about a value. Equivalent to `expect`, but has no async overload.
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

/// Creates an expectation about a closure. Equivalent to `expect`, but has no async overload.
public func expects<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: @escaping () throws -> Value?
) -> Expectation<Value> {
    Expectation(expression, at: .init(fileID, file, line, column), isInParentheses: false)
}

/// Creates a requirement about a value. Equivalent to `require`, but has no async overload.
@_disfavoredOverload
public func requires<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)? = nil,
    _ expression: @autoclosure @escaping () throws -> Value?
) -> Requirement<Value> {
    Requirement(expression, at: .init(fileID, file, line, column), throwing: customError, isInParentheses: true)
}

/// Creates a requirement about a closure. Equivalent to `require`, but has no async overload.
public func requires<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)? = nil,
    _ expression: @escaping () throws -> Value?
) -> Requirement<Value> {
    Requirement(expression, at: .init(fileID, file, line, column), throwing: customError, isInParentheses: false)
}

/// Nimble's name for an expectation about a sync expression.
public typealias SyncExpectation = Expectation

extension Expectation {
    /// Nimble's old name for `Value`.
    public typealias T = Value

    /// The expression, which caches its value. For an uncached copy, use `withoutCaching()`.
    public var expression: Expression<Value> {
        Expression(expression: { try Self.value(of: self) }, location: SourceLocation(state.location))
    }

    /// Creates an expectation about an expression, and attributes failures to its source location.
    public init(expression: Expression<Value>) {
        let place = expression.location
        let location = StaticCodeLocation(place.filePath, place.filePath, place.line, place.column)
        self.init(expression.withoutCaching().evaluate, at: location, isInParentheses: false)
    }
}

/// Nimble's name for a requirement about a sync expression.
public typealias SyncRequirement = Requirement

/// Nimble's name for the error that a requirement throws.
public typealias RequireError = RequirementFailure

/// Nimble's name for a type that provides its own description in failure messages.
public typealias TestOutputStringConvertible = CustomTestStringConvertible

extension Expecting where Value == Void {
    /// Expects an optional `Void` not to be `nil`. Equivalent to `.to(beVoid())`.
    @_disfavoredOverload
    public static func == (expectation: Self, expected: Void) throws(Failure) {
        _ = try expectation.to(beVoid())
    }

    /// Expects an optional `Void` to be `nil`. Equivalent to `.notTo(beVoid())`.
    @_disfavoredOverload
    public static func != (expectation: Self, expected: Void) throws(Failure) {
        _ = try expectation.notTo(beVoid())
    }
}
