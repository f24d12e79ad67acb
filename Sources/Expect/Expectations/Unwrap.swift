/// Unwraps an optional. If it is `nil` or the expression throws, the test fails and ends.
///
/// ```swift
/// let first = try unwrap(list.first)
/// ```
///
/// Fails with `expected not to be nil, got nil`, preceded by the description if there is one.
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

/// Unwraps a closure's result. If it is `nil` or the closure throws, the test fails and ends.
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

/// Unwraps an async closure's result. If it is `nil` or the closure throws, the test fails and
/// ends.
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

/// Unlike `beNil`, this matcher does not match an optional that wraps a `nil` optional.
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
    package func orThrow() throws -> Wrapped {
        guard let self else { throw RequirementFailure(message: "expected not to be nil, got nil") }
        return self
    }
}
