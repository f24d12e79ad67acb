// Async closures in sync functions. Without these overloads the closure would be the value of the
// autoclosure overload, and would not be called; unavailable ones would not prevent that. So
// these compile, but are isolated to an actor that no code runs on, which the compiler rejects
// later, and whose name says what to write. In async code the awaiting forms win.

/// The mistake that a compiler error names: an expectation of an async closure needs `await`.
@globalActor public actor WriteAwaitBeforeExpect {
    /// Never used.
    public static let shared = WriteAwaitBeforeExpect()
}

/// Reports an async closure without `await`.
@available(*, noasync, message: "an expectation of an async closure is awaited: write await expect { … }")
@_disfavoredOverload
@_documentation(visibility: internal)
@WriteAwaitBeforeExpect
public func expect<Value>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: () async throws -> Value
) -> Expectation<Value> {
    fatalError("an expectation of an async closure is awaited: write await expect { … }")
}

/// Reports an async closure without `await`.
@available(*, noasync, message: "a requirement of an async closure is awaited: write try await require { … }")
@_disfavoredOverload
@_documentation(visibility: internal)
@WriteAwaitBeforeExpect
public func require<Value>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: () async throws -> Value
) -> Requirement<Value> {
    fatalError("a requirement of an async closure is awaited: write try await require { … }")
}

/// Reports an async closure without `await`.
@available(*, noasync, message: "an async closure is awaited: write try await unwrap { … }")
@_disfavoredOverload
@_documentation(visibility: internal)
@WriteAwaitBeforeExpect
@discardableResult
public func unwrap<Value>(
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    evaluating expression: () async throws -> Value?
) throws -> Value {
    fatalError("an async closure is awaited: write try await unwrap { … }")
}
