import QuickNimble

/// Expects the expectations in a closure to fail with exactly these messages.
func failing(_ messages: String..., file: FileString = #filePath, line: UInt = #line, closure: () throws -> Void) {
    failing(messages, file: file, line: line, closure: closure)
}

/// Expects the expectations in a closure to fail with exactly these messages.
func failing(_ messages: [String], file: FileString = #filePath, line: UInt = #line, closure: () throws -> Void) {
    let recorder = AssertionRecorder()
    withAssertionHandler(recorder, file: file, line: line, closure: closure)
    compare(recorder, messages, file, line)
}

/// Expects the expectations in an async closure to fail with exactly these messages.
nonisolated(nonsending) func failing(
    _ messages: String...,
    file: FileString = #filePath,
    line: UInt = #line,
    closure: nonisolated(nonsending) () async throws -> Void
) async {
    await failing(messages, file: file, line: line, closure: closure)
}

/// Expects the expectations in an async closure to fail with exactly these messages.
nonisolated(nonsending) func failing(
    _ messages: [String],
    file: FileString = #filePath,
    line: UInt = #line,
    closure: nonisolated(nonsending) () async throws -> Void
) async {
    let recorder = AssertionRecorder()
    await withAssertionHandler(recorder, file: file, line: line, closure: closure)
    compare(recorder, messages, file, line)
}

private func compare(_ recorder: AssertionRecorder, _ messages: [String], _ file: FileString, _ line: UInt) {
    let texts = recorder.assertions.filter { !$0.success }.map(\.message.stringValue)
    XCTAssertEqual(texts.map(withoutLooks), messages, file: file, line: line)
}

/// Returns a message without the number of looks and the values seen on the way, which differ from run to run.
private func withoutLooks(_ message: String) -> String {
    message.replacingOccurrences(of: "\n  on the way: .*", with: "", options: .regularExpression)
        .replacingOccurrences(of: " \\((looked|after)[^()]*\\)", with: "", options: .regularExpression)
}

/// Runs expectations without reporting their failures.
func unseen<Result>(_ closure: () -> Result) -> Result {
    var result: Result?
    withAssertionHandler(AssertionRecorder()) { result = closure() }
    return result!
}
