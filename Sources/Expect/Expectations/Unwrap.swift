/// Gives the value of an optional; `nil`, or an error, is a failure that ends the test.
///
/// ```swift
/// let first = try unwrap(list.first)
/// ```
///
/// Fails with «expected not to be nil, got nil».
///
/// - Parameters:
///   - expression: Gives the value; may throw.
///   - description: Stands before the failure, to say what it means; evaluated on failure only.
///   - fileID: Where it stands; leave it out.
///   - filePath: Where it stands; leave it out.
///   - line: Where it stands; leave it out.
///   - column: Where it stands; leave it out.
/// - Returns: The value.
@discardableResult
public func unwrap<Value>(
    _ expression: @autoclosure @escaping () throws -> Value?,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) throws(RequirementFailure) -> Value {
    try require(try expression(), fileID: fileID, filePath: filePath, line: line, column: column)
        .notTo(beNothing(), description: description())
        .orThrow()
}

/// Gives the value that a closure awaits; `nil`, or an error, is a failure that ends the test.
///
/// ```swift
/// let fact = try await unwrap { try await service.fact() }
/// ```
@discardableResult
public nonisolated(nonsending) func unwrap<Value>(
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: nonisolated(nonsending) @escaping () async throws -> Value?
) async throws(RequirementFailure) -> Value {
    try await require(fileID: fileID, filePath: filePath, line: line, column: column, expression)
        .notTo(beNothing(), description: description())
        .orThrow()
}

/// Waits until an optional has a value, and gives it; a wait in vain is a failure that ends the test.
///
/// ```swift
/// let answer = try pollUnwrap(service.answer, timeout: .seconds(3))
/// ```
///
/// - Parameters:
///   - expression: Gives the value; evaluated until it is not `nil`.
///   - timeout: How long to wait; ``AsyncDefaults/timeout`` if left out.
///   - pollInterval: The pause between two looks; if left out it grows with the wait to ``AsyncDefaults/pollInterval``.
///   - description: Stands before the failure, to say what it means; evaluated on failure only.
///   - fileID: Where it stands; leave it out.
///   - filePath: Where it stands; leave it out.
///   - line: Where it stands; leave it out.
///   - column: Where it stands; leave it out.
/// - Returns: The value.
@available(*, noasync, message: "blocks its thread; in async code write `try await pollUnwrap(…)`")
@discardableResult
public func pollUnwrap<Value>(
    _ expression: @autoclosure @escaping () throws -> Value?,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) throws(RequirementFailure) -> Value {
    try require(try expression(), fileID: fileID, filePath: filePath, line: line, column: column)
        .toEventuallyNot(beNothing(), timeout: timeout, pollInterval: pollInterval, description: description())
        .orThrow()
}

/// Waits until an optional has a value, without blocking the thread, and gives it.
@discardableResult
public nonisolated(nonsending) func pollUnwrap<Value>(
    _ expression: @autoclosure @escaping () throws -> Value?,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async throws(RequirementFailure) -> Value {
    try await require(try expression(), fileID: fileID, filePath: filePath, line: line, column: column)
        .toEventuallyNot(beNothing(), timeout: timeout, pollInterval: pollInterval, description: description())
        .orThrow()
}

/// Matches the `nil` that cannot be unwrapped; `beNil` matches the one inside of another optional, too.
private func beNothing<Value>() -> Matcher<Value> {
    .nilable("be nil") { $0 == nil }
}

extension Optional {
    /// The value that has been required already.
    fileprivate func orThrow() throws(RequirementFailure) -> Wrapped {
        guard let self else { throw RequirementFailure(message: "expected not to be nil, got nil") }
        return self
    }
}
