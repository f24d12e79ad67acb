/// Waits until a condition is true; a wait in vain is a failure.
///
/// ```swift
/// waitUntilTrue(spy.isClosed)
/// ```
///
/// - Parameters:
///   - condition: What should become true; evaluated until it is.
///   - timeout: How long to wait; ``AsyncDefaults/timeout`` if left out.
///   - pollInterval: The pause between two looks; if left out it grows with the wait to ``AsyncDefaults/pollInterval``.
///   - description: Stands before the failure, to say what it means; evaluated on failure only.
///   - fileID: Where the wait stands; leave it out.
///   - filePath: Where the wait stands; leave it out.
///   - line: Where the wait stands; leave it out.
///   - column: Where the wait stands; leave it out.
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

/// Waits until a condition is true, without blocking the thread; a wait in vain is a failure.
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
