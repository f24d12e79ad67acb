import Expect

// Overloads of `waitUntil` that take a source location. The `file` argument is required, which
// distinguishes these overloads from Expect's functions.

/// Runs a closure and waits for it to call `done`. Attributes failures to the source location.
@available(*, noasync, message: "blocks its thread; in async code write `await waitUntil { … }`")
public func waitUntil(
    timeout: Duration? = nil,
    fileID: String = "",
    file: FileString,
    line: UInt,
    column: UInt = 1,
    action: (_ done: @escaping @Sendable () -> Void) throws -> Void
) {
    Expect.waitUntil(timeout: timeout, fileID: file, filePath: file, line: line, column: column, action: action)
}

/// Runs a closure and waits, without blocking the thread, until the closure calls `done`.
/// Attributes failures to the given source location.
public nonisolated(nonsending) func waitUntil(
    timeout: Duration? = nil,
    fileID: String = "",
    file: FileString,
    line: UInt,
    column: UInt = 1,
    action: (_ done: @escaping @Sendable () -> Void) throws -> Void
) async {
    await Expect.waitUntil(timeout: timeout, fileID: file, filePath: file, line: line, column: column, action: action)
}

/// Runs an async closure and waits, without blocking the thread, until the closure calls `done`.
/// Attributes failures to the given source location.
public nonisolated(nonsending) func waitUntil(
    timeout: Duration? = nil,
    fileID: String = "",
    file: FileString,
    line: UInt,
    column: UInt = 1,
    action: nonisolated(nonsending) (_ done: @escaping @Sendable () -> Void) async throws -> Void
) async {
    await Expect.waitUntil(timeout: timeout, fileID: file, filePath: file, line: line, column: column, action: action)
}
