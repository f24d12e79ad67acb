import Expect

// Closures in parentheses, as in Nimble. Expect has no overload of `expect` for them, because it
// would cost compile time in each expectation of a value. This one is disfavored: `expect { … }`
// does not consider it. There is none for async closures. The forms below unwrap an optional
// result.

/// Begins an expectation about a closure: `expect({ try load() })`, `expect(load)`.
@_disfavoredOverload
public func expect<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: @escaping () throws -> Value
) -> Expectation<Value> {
    Expect.expect(
        fileID: fileID,
        filePath: file,
        line: line,
        column: column,
        evaluating: { withoutInnerNil(try expression()) }
    )
}

/// `nil` for an optional that is `nil`.
private func withoutInnerNil<Value>(_ value: Value) -> Value? { isNil(value) ? nil : value }

extension Expectation where Value: OptionalPart {
    /// Expects the unwrapped result of a closure in parentheses to match.
    @_disfavoredOverload
    public func to(_ matcher: Matcher<Value.Wrapped>, description: @autoclosure () -> String? = nil) {
        unwrapping().to(matcher, description: description())
    }

    /// Expects the unwrapped result of a closure in parentheses not to match.
    @_disfavoredOverload
    public func notTo(_ matcher: Matcher<Value.Wrapped>, description: @autoclosure () -> String? = nil) {
        unwrapping().notTo(matcher, description: description())
    }

    /// Expects the unwrapped result of a closure in parentheses not to match.
    @_disfavoredOverload
    public func toNot(_ matcher: Matcher<Value.Wrapped>, description: @autoclosure () -> String? = nil) {
        unwrapping().notTo(matcher, description: description())
    }

    private func unwrapping() -> Expectation<Value.Wrapped> {
        return Expectation<Value.Wrapped>(
            { try Self.value(of: self)?.asOptional },
            at: state.location,
            isInParentheses: false
        )
    }
}

/// Begins a requirement about the result or error of a closure in parentheses.
@_disfavoredOverload
public func require<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)? = nil,
    _ expression: @escaping () throws -> Value
) -> Requirement<Value> {
    requires(fileID: fileID, file: file, line: line, column: column, customError: customError) { try expression() }
}

/// Begins a requirement about the result or error of a closure that returns an optional.
@_disfavoredOverload
public func require<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)? = nil,
    _ expression: @escaping () throws -> Value?
) -> Requirement<Value> {
    requires(fileID: fileID, file: file, line: line, column: column, customError: customError, expression)
}

/// Unwraps the optional result of a closure in parentheses.
@_disfavoredOverload
@discardableResult
public func unwrap<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)? = nil,
    description: @autoclosure () -> String? = nil,
    _ expression: @escaping () throws -> Value?
) throws -> Value {
    try unwrapped(expression, .init(fileID, file, line, column), customError, description)
}
