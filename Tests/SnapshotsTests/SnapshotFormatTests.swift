import XCTest

@testable import Snapshots

final class SnapshotFormatTests: XCTestCase {
    private struct Order: Encodable {
        var name = "Ann/b"
        var count = 2
        var when = Date(timeIntervalSince1970: 0)
        var rate = Double.nan
    }
    private struct Nested {
        var items = (0..<6).map { "item number \($0) of many" }
        var map = ["b": String(repeating: "x", count: 90), "a": "y"]
        var pair = (1, 2)
    }
    private final class Thing {}

    private func text<Value>(_ value: Value, as format: SnapshotFormat<Value>) throws -> String {
        try format.text(of: value)
    }

    func testTexts() throws {
        XCTAssertEqual(try text("a\n2026-11-23", as: .text), "a\n2026-11-23")
        XCTAssertEqual(try text("a\n2026-11-23", as: .text.redactingDatesAndUUIDs), "a\n<date 1>")
        XCTAssertEqual(try text("a 2026-11-23"[...], as: .text.withoutRedaction), "a 2026-11-23")
        XCTAssertEqual(try text(["a", "b"], as: .lines), "a\nb")
        XCTAssertEqual(try text(1...3, as: .lines), "1\n2\n3")
        let reason = "its lines do not tell its elements apart: compare it as: .description"
        for elements in [["a\nb"], ["a", "\r\n"], [""]] {
            XCTAssertThrowsError(try text(elements, as: .lines)) { XCTAssertEqual("\($0)", reason) }
        }
        XCTAssertEqual(try text(["", ""], as: .lines), "\n")
        XCTAssertEqual(try text([String](), as: .lines), "")
        XCTAssertEqual(try text(3, as: .custom("xml") { "<a>\($0)</a>" }), "<a>3</a>")
        XCTAssertEqual(SnapshotFormat<Int>.custom("x ml\n`") { _ in "" }.language, "xml")
        let format = SnapshotFormat<String>.text.redacting(/order \d+/, with: "<order>").redacting(/a\.b/, with: "c")
        XCTAssertEqual(try text("order 12 a.b axb", as: format), "<order> c axb")
    }

    func testWhatIsFixedStays() throws {
        let id = "2B9C1A4E-1111-4222-8333-ABCDEF012345"
        let fixed = "due 2026-11-23T07:55:04Z for \(id) at 0x600003d8c0c0 in /tmp/a of 2026-11-24"
        XCTAssertEqual(
            try text(fixed, as: .text),
            "due 2026-11-23T07:55:04Z for \(id) at <address 1> in <temporary path 1> of 2026-11-24"
        )
        XCTAssertEqual(
            try text(fixed, as: .text.redactingDatesAndUUIDs),
            "due <date 1> for <UUID 1> at <address 1> in <temporary path 1> of <date 2>"
        )
        XCTAssertEqual(try text(fixed, as: .text.withoutRedaction), fixed)
        XCTAssertEqual(try text(["day": "2026-11-23"], as: .json), "{\n  \"day\" : \"2026-11-23\"\n}")
    }

    func testJSON() throws {
        XCTAssertEqual(
            try text(Order(), as: .json.redactingDatesAndUUIDs),
            "{\n  \"count\" : 2,\n  \"name\" : \"Ann/b\",\n  \"rate\" : \"NaN\",\n  \"when\" : \"<date 1>\"\n}"
        )
        let sorted = "{\n  \"a\" : \"/\",\n  \"b\" : [\n    1\n  ]\n}"
        XCTAssertEqual(try text(#"{"b": [1], "a": "\/"}"#, as: .json), sorted)
        XCTAssertEqual(try text(Data(#"{"b": [1], "a": "/"}"#.utf8), as: .json), sorted)
        XCTAssertThrowsError(try text("{", as: .json))
        let reason = "in JSON it has another order in each run: compare it as: .description, or sort it"
        XCTAssertThrowsError(try text(Set(["a", "b"]), as: .json)) { XCTAssertEqual("\($0)", reason) }
        XCTAssertThrowsError(try text([1.5: "a", 2.5: "b"], as: .json)) { XCTAssertEqual("\($0)", reason) }
        struct Tagged: Encodable { var tags: Set<String>? }
        XCTAssertThrowsError(try text([Tagged(tags: ["a", "b"])], as: .json)) { XCTAssertEqual("\($0)", reason) }
        XCTAssertNoThrow(try text([Tagged(tags: ["a"]), Tagged()], as: .json))
        XCTAssertEqual(try text([2: "b", 1: "a"], as: .json), "{\n  \"1\" : \"a\",\n  \"2\" : \"b\"\n}")
        let dates = [1, 0.25].map { Date(timeIntervalSinceReferenceDate: $0) }
        XCTAssertEqual(
            try text(dates, as: .json.withoutRedaction),
            "[\n  \"2001-01-01T00:00:01Z\",\n  \"2001-01-01T00:00:00.250Z\"\n]"
        )
    }

    func testDescription() throws {
        XCTAssertEqual(try text([1, 2], as: .description), "[1, 2]")
        XCTAssertEqual(try text(Thing(), as: .description), "Thing()")
        // Nothing is abbreviated, so that no change goes unnoticed.
        let long = String(repeating: "a", count: 50_000)
        XCTAssertEqual(try text([long + "b"], as: .description), "[\n  \"\(long)b\",\n]")
        XCTAssertEqual(try text(long[...] + "b", as: .description), "\"\(long)b\"")
        let bytes = Data(repeating: 1, count: 40)
        XCTAssertEqual(
            try text(bytes, as: .description),
            "40 bytes <\([String](repeating: "01", count: 40).joined(separator: " "))>"
        )
        let most = String(repeating: "a", count: 99_998)
        XCTAssertEqual(try text(most, as: .description), "\"\(most)\"")
        XCTAssertThrowsError(try text(most + "a", as: .description)) {
            XCTAssertEqual("\($0)", "its description has more than 100,000 characters: compare it as: .custom { … }")
        }
        XCTAssertEqual(
            try text(Nested(), as: .description),
            """
            Nested(
              items: [
                "item number 0 of many",
                "item number 1 of many",
                "item number 2 of many",
                "item number 3 of many",
                "item number 4 of many",
                "item number 5 of many",
              ],
              map: [
                "a": "y",
                "b": "\(String(repeating: "x", count: 90))",
              ],
              pair: (1, 2),
            )
            """
        )
    }
}
