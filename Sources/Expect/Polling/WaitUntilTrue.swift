/// Waits until a condition is true. A timeout is a failure.
///
/// ```swift
/// waitUntilTrue(spy.isClosed)
/// ```
///
/// - Parameters:
///   - condition: The condition; evaluated until it is true.
///   - timeout: The maximum time to wait; ``AsyncDefaults/timeout`` by default.
///   - pollInterval: The pause between two evaluations. By default it grows to ``AsyncDefaults/pollInterval``.
///   - description: A text before the failure message, to explain it; evaluated on failure only.
///   - fileID: Set by the compiler.
///   - filePath: Set by the compiler.
///   - line: Set by the compiler.
///   - column: Set by the compiler.
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

/// Waits until a condition is true, without blocking the thread. A timeout is a failure.
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
