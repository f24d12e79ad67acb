import SpecEvents
import XCTest

@testable import SnapshotFiles
@testable import SpecRunner

final class SnapshotReviewTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "review-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDown() {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The end of an example that failed because its snapshot differs, and, if `alsoFails`, for another reason as well.
    private func event(_ name: String, alsoFails: Bool = false) -> Event {
        let key = SnapshotKey(className: "M.C", example: name)
        var use = SnapshotUse(file: "\(folder)/Snapshots/C.md", key: key)
        (use.expected, use.actual) = ("old", "new \(name)")
        var messages = ["expected to match \(use.title), got another text\n  - old\n  + new \(name)"]
        if alsoFails { messages.append("other") }
        let failures = messages.map { RecordedFailure(message: $0, location: nil) }
        var result = ExampleResult(status: .failed, duration: 0, failures: failures)
        result.snapshots = [use]
        return .exampleFinished(ExampleIdentity(identifier: "M.C/\(name)", names: [name], location: nil), result)
    }

    func testEachIsAskedFor() throws {
        var document = SnapshotDocument()
        for name in ["a", "b", "c", "d"] {
            let key = SnapshotKey(className: "M.C", example: name)
            document.entries[key] = ("old", "text")
        }
        try FileManager.default.createDirectory(atPath: "\(folder)/Snapshots", withIntermediateDirectories: true)
        try document.data.write(to: URL(fileURLWithPath: "\(folder)/Snapshots/C.md"))
        let found = SnapshotRun()
        for name in ["a", "b", "c"] { found.report(event(name)) }
        found.report(event("d", alsoFails: true))
        XCTAssertEqual(found.differences.map(\.use.key.example), ["a", "b", "c"])
        var printed: [String] = []
        var answers: [Character] = ["n", "y", "q"]
        XCTAssertTrue(found.review({ printed.append($0) }, ask: { answers.removeFirst() }))
        XCTAssertEqual(
            printed.first,
            "\n1 of 3, “a”: expected to match the snapshot in \(folder)/Snapshots/C.md, got another text\n  - old\n  + new a"
                + "\ny: accept, n: leave, q: end"
        )
        XCTAssertEqual(found.differences.map(\.use.key.example), ["a", "c"])
        let text = try String(contentsOfFile: "\(folder)/Snapshots/C.md", encoding: .utf8)
        let after = try SnapshotDocument(Data(text.utf8), of: "C.md")
        XCTAssertEqual(after.keys.compactMap { after.entries[$0]?.text }, ["old", "new b", "old", "old"])
        answers = ["q"]
        XCTAssertFalse(found.review({ _ in }, ask: { answers.removeFirst() }))
        XCTAssertEqual(found.differences.count, 2)
    }

    func testARunThatRepeatsHoldsBackWhatFailedOnce() {
        let found = SnapshotRun()
        found.report(event("a"))
        found.report(event("a", alsoFails: true))
        found.report(event("b"))
        found.report(event("b"))
        let writer = SnapshotWriter(found.results, updates: true)
        XCTAssertEqual(writer.refused.map(\.use.key.example), ["b"])
        XCTAssertEqual(writer.heldBack.count, 1)
        XCTAssertEqual(SnapshotWriter(found.results, updates: false).refused.count, 0)
    }
}
