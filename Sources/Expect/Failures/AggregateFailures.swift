import SpecEvents

/// Collects the failures of the expectations in a closure and reports them as a single failure.
///
/// ```swift
/// aggregateFailures("the form") {
///     expect(form.name) == "Ann"
///     expect(form.age) == 17
/// }
/// ```
///
/// An error that the closure throws counts as one of the failures and does not end the test. In a
/// spec, throwing `XCTSkip` skips the running example, but code after the closure still runs.
///
/// Fails with `2 failures in the form`, followed by the failures and their source locations.
public func aggregateFailures(
    _ description: String = "this group",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: () throws -> Void
) {
    let location = StaticCodeLocation(fileID, filePath, line, column)
    let failures = gatherFailures(body)
    if !failures.isEmpty { FailureDispatcher.report(failures.message(description), at: location) }
}

/// Collects the failures of the expectations in an async closure and reports them as one failure.
public nonisolated(nonsending) func aggregateFailures(
    _ description: String = "this group",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: nonisolated(nonsending) () async throws -> Void
) async {
    let location = StaticCodeLocation(fileID, filePath, line, column)
    let failures = await gatherFailures(body)
    if !failures.isEmpty { FailureDispatcher.report(failures.message(description), at: location) }
}

extension [RecordedFailure] {
    fileprivate func message(_ description: String) -> String {
        let heading = "\(count == 1 ? "1 failure" : "\(count) failures") in \(description)"
        let list = enumerated().map { index, failure in
            "  \(index + 1). " + (failure.prefix + failure.message).replacing("\n", with: "\n     ")
        }
        return ([heading] + list).joined(separator: "\n")
    }
}
