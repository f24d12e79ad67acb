// Waiting by name, for hooks: a `beforeEach` brings about a state and is not the place to expect things.

/// Waits until two values are equal; a wait in vain is a failure.
///
/// ```swift
/// beforeEach {
///     waitUntilEqual(view.state, .loaded)
///     presenter.didTapDetails()
/// }
/// ```
///
/// - Parameters:
///   - left: The value that changes; evaluated until it equals `right`.
///   - right: What it should become.
///   - timeout: How long to wait; ``AsyncDefaults/timeout`` if left out.
///   - pollInterval: The pause between two looks; if left out it grows with the wait to ``AsyncDefaults/pollInterval``.
///   - description: Stands before the failure, to say what it means; evaluated on failure only.
///   - fileID: Where the wait stands; leave it out.
///   - filePath: Where the wait stands; leave it out.
///   - line: Where the wait stands; leave it out.
///   - column: Where the wait stands; leave it out.
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

/// Waits until two values are equal, without blocking the thread; a wait in vain is a failure.
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
