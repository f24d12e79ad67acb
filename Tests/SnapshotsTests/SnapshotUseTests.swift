import XCTest

@testable import SpecEvents
import SpecReports

final class SnapshotUseTests: XCTestCase {
    func testEveryFieldIsInTheEvents() throws {
        let key = SnapshotKey(className: "M.C", example: "e\n", name: "n")
        var whole = SnapshotUse(file: "/s/C.swift", key: key, line: 3)
        (whole.column, whole.fingerprint, whole.language) = (9, "f1", "json")
        (whole.expected, whole.actual, whole.isOfRepeated) = ("a\u{0}", "b\r\n", true)
        let least = SnapshotUse(file: "C.md", key: SnapshotKey(className: "", example: ""))
        var result = ExampleResult(status: .passed, duration: 1)
        result.snapshots = [whole, least]
        let event = Event.exampleFinished(ExampleIdentity(identifier: "M.C/e", names: ["e"], location: nil), result)
        var encoder = EventEncoder()
        var decoder = EventDecoder()
        XCTAssertEqual(try decoder.event(from: Data(encoder.bytes(for: [event]))), event)
    }

    /// A failure's message is recognized by the line that contains the title.
    func testTheTitleIsOneLine() {
        let key = SnapshotKey(className: "M.C", example: "e", name: "a\nb\r\n\nc")
        XCTAssertEqual(SnapshotUse(file: "C.md", key: key).title, "the snapshot “a⏎b⏎⏎c” in C.md")
    }

    func testAUseWithoutAPlaceIsMalformed() throws {
        let key = SnapshotKey(className: "M.C", example: "e")
        var result = ExampleResult(status: .passed, duration: 1)
        result.snapshots = [SnapshotUse(file: "C.md", key: key)]
        let event = Event.exampleFinished(ExampleIdentity(identifier: "M.C/e", names: ["e"], location: nil), result)
        var encoder = EventEncoder()
        let text = String(decoding: encoder.bytes(for: [event]), as: UTF8.self)
        for (part, other) in [("\"C.md\"", "\"\""), ("[\"M.C\",\"e\"]", "[\"M.C\"]")] {
            XCTAssertTrue(text.contains(part), text)
            var decoder = EventDecoder()
            XCTAssertThrowsError(try decoder.event(from: Data(text.replacing(part, with: other).utf8))) {
                XCTAssertTrue("\($0)".contains("the key or the file of a snapshot is missing"), "\($0)")
            }
        }
    }
}
