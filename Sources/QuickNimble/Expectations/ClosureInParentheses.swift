import Expect

// Nimble's overloads for closures passed as parenthesized arguments. Expect has no such overload of
// `expect`, because it would slow down compilation of every expectation about a value. The overload
// in this file is disfavored, so the compiler does not consider it for `expect { … }`. There is no
// overload for async closures. The methods below unwrap the result of a closure that returns an
// optional.

/// Creates an expectation about a closure passed as a parenthesized argument, as in `expect(load)`.
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

private func withoutInnerNil<Value>(_ value: Value) -> Value? { isNil(value) ? nil : value }

extension Expectation where Value: OptionalPart {
    /// Expects the closure's unwrapped result to match.
    @_disfavoredOverload
    public func to(_ matcher: Matcher<Value.Wrapped>, description: @autoclosure () -> String? = nil) {
        unwrapping().to(matcher, description: description())
    }

    /// Expects the closure's unwrapped result not to match.
    @_disfavoredOverload
    public func notTo(_ matcher: Matcher<Value.Wrapped>, description: @autoclosure () -> String? = nil) {
        unwrapping().notTo(matcher, description: description())
    }

    /// Expects the closure's unwrapped result not to match.
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

/// Creates a requirement about a closure passed as a parenthesized argument.
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

/// Creates a requirement about a parenthesized closure argument that returns an optional.
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

/// Unwraps the result of a closure passed as a parenthesized argument. If the result is `nil`,
/// records a failure and throws an error.
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

/// Polls until a closure passed as a parenthesized argument returns a value other than `nil`, and
/// returns that value. If the timeout passes first, records a failure and throws an error.
@available(*, noasync, message: "blocks its thread; in async code write `try await pollUnwrap { … }`")
@_disfavoredOverload
@discardableResult
public func pollUnwrap<Value>(
    fileID: StaticString = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    customError: (any Error)? = nil,
    description: @autoclosure () -> String? = nil,
    _ expression: @escaping () throws -> Value?
) throws -> Value {
    try polled(expression, timeout, pollInterval, .init(fileID, file, line, column), customError, description)
}
