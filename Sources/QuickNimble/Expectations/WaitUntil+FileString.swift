import Expect

// `waitUntil` at a place. The file is required: without it the forms of Expect are meant.

/// Runs a closure and waits until it has called `done`. A failure has the given place.
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

/// Runs an async closure and waits likewise for its call of `done`, or fails at the place.
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
