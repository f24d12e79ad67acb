// These functions are for hooks such as `beforeEach`, which should not contain expectations.

/// Waits until two values are equal. Fails after a timeout.
///
/// ```swift
/// beforeEach {
///     waitUntilEqual(view.state, .loaded)
///     presenter.didTapDetails()
/// }
/// ```
///
/// The left value is evaluated repeatedly until it equals the right one. The timeout is
/// ``AsyncDefaults/timeout`` by default. The pauses between evaluations grow to at most
/// ``AsyncDefaults/pollInterval``. The description begins the failure message, and is evaluated
/// only on failure.
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

/// Waits, without blocking the thread, until two values are equal. Fails after a timeout.
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

/// Waits until a condition is true. Fails after a timeout. See `waitUntilEqual`.
@available(*, noasync, message: "blocks its thread; in async code write `await waitUntilTrue(…)`")
public func waitUntilTrue(
    _ condition: @autoclosure @escaping () throws -> Bool?,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    expect(try condition(), fileID: fileID, filePath: filePath, line: line, column: column)
        .toEventually(beTrue(), timeout: timeout, pollInterval: pollInterval, description: description())
}

/// Waits, without blocking the thread, until a condition is true. Fails after a timeout.
public nonisolated(nonsending) func waitUntilTrue(
    _ condition: @autoclosure @escaping () throws -> Bool?,
    timeout: Duration? = nil,
    pollInterval: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async {
    await expect(try condition(), fileID: fileID, filePath: filePath, line: line, column: column)
        .toEventually(beTrue(), timeout: timeout, pollInterval: pollInterval, description: description())
}
