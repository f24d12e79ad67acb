import Expect

// Nimble's names for the functions that await an expression rather than a closure. These names end
// in “a”. As in `Expect+FileString.swift`, a failure reports the file path instead of the file ID.

/// Creates an expectation about an awaited value. In Swift 6, if the expression uses a `var` that a
/// closure changes, use `await expect { … }`.
public nonisolated(nonsending) func expecta<Value>(
    fileID: String = "",
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: nonisolated(nonsending) @autoclosure @escaping () async throws -> Value?
) async -> AsyncExpectation<Value> {
    AsyncExpectation(expression, at: .init(file, file, line, column), isInParentheses: true)
}

/// Creates a requirement about an awaited value. In Swift 6, if the expression uses a `var` that a
/// closure changes, use `try await require { … }`.
public nonisolated(nonsending) func requirea<Value>(
    fileID: String = "",
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    customError: (any Error)? = nil,
    _ expression: nonisolated(nonsending) @autoclosure @escaping () async throws -> Value?
) async -> AsyncRequirement<Value> {
    AsyncRequirement(expression, at: .init(file, file, line, column), throwing: customError, isInParentheses: true)
}
