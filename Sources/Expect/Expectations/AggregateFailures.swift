import SpecEvents

/// Collects the failures of the expectations in a closure, and reports them as one.
///
/// ```swift
/// aggregateFailures("the form") {
///     expect(form.name) == "Ann"
///     expect(form.age) == 17
/// }
/// ```
///
/// An error that is thrown, as by `require`, ends the closure and counts as a failure; it does not end the test.
/// An `XCTSkip` skips the example of a spec, also in a closure like this one. What stands after the closure still runs.
///
/// Fails with «2 failures in the form» and the failures below, each with its place.
///
/// - Parameters:
///   - description: What the expectations are about.
///   - fileID: Where it stands; leave it out.
///   - filePath: Where it stands; leave it out.
///   - line: Where it stands; leave it out.
///   - column: Where it stands; leave it out.
///   - body: What is expected.
public func aggregateFailures(
    _ description: String = "this group",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: () throws -> Void
) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let failures = gatherFailures(body)
    if !failures.isEmpty { Reporter.report(failures.message(description), at: place) }
}

/// Collects the failures of the expectations in an async closure, and reports them as one.
public nonisolated(nonsending) func aggregateFailures(
    _ description: String = "this group",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: nonisolated(nonsending) () async throws -> Void
) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let failures = await gatherFailures(body)
    if !failures.isEmpty { Reporter.report(failures.message(description), at: place) }
}

extension [RecordedFailure] {
    fileprivate func message(_ description: String) -> String {
        let heading = "\(count == 1 ? "1 failure" : "\(count) failures") in \(description)"
        let list = enumerated().map { index, failure in
            let place = failure.location.map { "\($0): " } ?? ""
            return "\(index + 1). \(place)\(failure.message)".replacing("\n", with: "\n     ")
        }
        return ([heading] + list.map { "  \($0)" }).joined(separator: "\n")
    }
}
