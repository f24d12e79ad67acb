import Expect

// Closures in parentheses, which Nimble calls. Expect has no overload of `expect` for them,
// because it costs the compiler time in each expectation of a value: here is one, disfavored so
// that `expect { … }` does not ask for it, and none for async closures. The forms below unwrap
// what a closure of an optional returns.

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
    /// Expects the value in an optional that a closure in parentheses returns to match.
    @_disfavoredOverload
    public func to(_ matcher: Matcher<Value.Wrapped>, description: @autoclosure () -> String? = nil) {
        unwrapping().to(matcher, description: description())
    }

    /// Expects the value in an optional that a closure in parentheses returns not to match.
    @_disfavoredOverload
    public func notTo(_ matcher: Matcher<Value.Wrapped>, description: @autoclosure () -> String? = nil) {
        unwrapping().notTo(matcher, description: description())
    }

    /// Expects the value in an optional that a closure in parentheses returns not to match.
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

/// Begins a requirement about what a closure in parentheses returns or throws.
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

/// Begins a requirement about what a closure of an optional returns or throws.
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

/// Unwraps the optional that a closure in parentheses returns.
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
