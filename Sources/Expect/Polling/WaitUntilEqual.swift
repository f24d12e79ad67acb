// These functions are for hooks: a `beforeEach` prepares a state and is not the place for expectations.

/// Waits until two values are equal. A timeout is a failure.
///
/// ```swift
/// beforeEach {
///     waitUntilEqual(view.state, .loaded)
///     presenter.didTapDetails()
/// }
/// ```
///
/// - Parameters:
///   - left: The value; evaluated until it equals `right`.
///   - right: The expected value.
///   - timeout: The maximum time to wait; ``AsyncDefaults/timeout`` by default.
///   - pollInterval: The pause between two evaluations. By default it grows to ``AsyncDefaults/pollInterval``.
///   - description: A text before the failure message, to explain it; evaluated on failure only.
///   - fileID: Set by the compiler.
///   - filePath: Set by the compiler.
///   - line: Set by the compiler.
///   - column: Set by the compiler.
@available(*, noasync, message: "blocks its thread; in async code write `await waitUntilEqual(…)`")
public func waitUntilEqual<Value: Equatable>(
    _ left: @autoclosure @escaping () throws -> Value?,
    _ right: Value?,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    expect(try left(), fileID: fileID, filePath: filePath, line: line, column: column)
        .toEventually(equal(right), timeout: timeout, pollInterval: pollInterval, description: description())
}

/// Waits until two values are equal, without blocking the thread. A timeout is a failure.
public nonisolated(nonsending) func waitUntilEqual<Value: Equatable>(
    _ left: @autoclosure @escaping () throws -> Value?,
    _ right: Value?,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async {
    await expect(try left(), fileID: fileID, filePath: filePath, line: line, column: column)
        .toEventually(equal(right), timeout: timeout, pollInterval: pollInterval, description: description())
}
