import SpecEvents

/// Runs a closure whose expectations a handler receives, and nobody else.
///
/// ```swift
/// let recorder = AssertionRecorder()
/// withAssertionHandler(recorder) { expect(1) == 2 }
/// expect(recorder.assertions.first?.message.stringValue) == "expected to equal 2, got 1"
/// ```
///
/// An error that the closure throws is a failure.
public func withAssertionHandler(
    _ tempAssertionHandler: any AssertionHandler,
    fileID: String = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    closure: () throws -> Void
) {
    HandlingOwner(tempAssertionHandler, reports: false).run(at: CodeLocation(file: file, line: line), closure)
}

/// Runs a closure that awaits and whose expectations a handler receives, and nobody else.
public nonisolated(nonsending) func withAssertionHandler(
    _ tempAssertionHandler: any AssertionHandler,
    fileID: String = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    closure: nonisolated(nonsending) () async throws -> Void
) async {
    await HandlingOwner(tempAssertionHandler, reports: false).run(at: CodeLocation(file: file, line: line), closure)
}
