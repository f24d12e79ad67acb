import Expect

// `waitUntil` at a place. The file is required, to tell it from Expect's form.

/// Runs a closure and waits for its call of `done`. A failure has the given place.
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

/// Runs a closure and waits, without blocking, for its call of `done`; fails at the place.
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

/// Runs an async closure and waits in the same way for its call of `done`.
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
