/// Unwraps an optional. `nil` or an error is a failure and ends the test.
///
/// ```swift
/// let first = try unwrap(list.first)
/// ```
///
/// Fails with «expected not to be nil, got nil», preceded by the description, if given.
@_disfavoredOverload
@discardableResult
public func unwrap<Value>(
    _ expression: @autoclosure @escaping () throws -> Value?,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) throws -> Value {
    try require(try expression(), fileID: fileID, filePath: filePath, line: line, column: column)
        .notTo(beNothing(), description: description())
        .orThrow()
}

/// Unwraps the optional of a closure. `nil` or an error is a failure and ends the test.
@discardableResult
public func unwrap<Value>(
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: @escaping () throws -> Value?
) throws -> Value {
    try require(fileID: fileID, filePath: filePath, line: line, column: column, evaluating: expression)
        .notTo(beNothing(), description: description())
        .orThrow()
}

/// Unwraps the optional of an async closure. `nil` or an error is a failure and ends the test.
@discardableResult
public nonisolated(nonsending) func unwrap<Value>(
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: nonisolated(nonsending) @escaping () async throws -> Value?
) async throws -> Value {
    try await require(fileID: fileID, filePath: filePath, line: line, column: column, evaluating: expression)
        .notTo(beNothing(), description: description())
        .orThrow()
}

/// Matches a `nil` that cannot be unwrapped; unlike `beNil`, no `nil` in another optional.
package func beNothing<Value>() -> Matcher<Value> {
    let matcher = Matcher<Value>.nilable("be nil") {
        $0 == nil
    } explain: {
        $0 != nil && isNil($0) ? ["there is a value, an optional that is nil"] : []
    }
    matcher.body.judgesClosures = !CallableType.returnsValue(Value.self)
    return matcher
}

extension Optional {
    /// Unwraps a value that was required not to be `nil`.
    package func orThrow() throws -> Wrapped {
        guard let self else { throw RequirementFailure(message: "expected not to be nil, got nil") }
        return self
    }
}
