// For closures in parentheses whose results are compared. The labels after them make these overloads fit all calls that
// those with an autoclosure fit.

/// Reports a closure in parentheses.
@available(*, unavailable, message: "a closure in parentheses is not called: write { … } or (evaluating: …)")
public func expect<Value>(
    _ expression: () throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> Expectation<Value> {
    notForUse()
}

/// Reports an async closure in parentheses.
@available(*, unavailable, message: "a closure in parentheses is not called: write { … } or (evaluating: …)")
public func expect<Value>(
    _ expression: nonisolated(nonsending) () async throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> AsyncExpectation<Value> {
    notForUse()
}

/// Reports a closure in parentheses.
@available(*, unavailable, message: "a closure in parentheses is not called: write { … } or (evaluating: …)")
public func require<Value>(
    _ expression: () throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> Requirement<Value> {
    notForUse()
}

/// Reports an async closure in parentheses.
@available(*, unavailable, message: "a closure in parentheses is not called: write { … } or (evaluating: …)")
public func require<Value>(
    _ expression: nonisolated(nonsending) () async throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> AsyncRequirement<Value> {
    notForUse()
}
