// These overloads catch async closures in sync functions. If they did not exist or were marked as
// unavailable, the compiler would choose the autoclosure overload, which does not call the closure.
// A call to one of them passes type checking, but the compiler then rejects it with an error about
// an actor on which no code runs. In async code, the compiler prefers the async overloads.

/// A global actor whose name tells the reader of a compiler error what to write.
@globalActor public actor WriteAwaitBeforeExpect {
    /// The shared actor, which is never used.
    public static let shared = WriteAwaitBeforeExpect()
}

/// Makes the compiler reject an async closure that is not awaited.
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

/// Makes the compiler reject an async closure that is not awaited.
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

/// Makes the compiler reject an async closure that is not awaited.
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
