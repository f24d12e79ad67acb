import SpecEvents
import XCTest

@testable import SpecLanguageServer

final class DocumentTests: XCTestCase {
    private func position(_ line: Int, _ character: Int) -> JSONValue {
        ["line": JSONValue(line), "character": JSONValue(character)]
    }

    private func range(_ start: (Int, Int), _ end: (Int, Int)) -> JSONValue {
        ["start": position(start.0, start.1), "end": position(end.0, end.1)]
    }

    private func change(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> JSONValue {
        ["range": range(start, end), "text": .string(text)]
    }

    func testChangesWithRangesReplaceTheirParts() {
        // Positions count UTF-16 code units: `é` is one and `👍` is two.
        let cases: [(JSONValue, String)] = [
            (change((0, 0), (0, 0), "x"), "xab\né👍c\nlast"),
            (change((1, 1), (1, 3), "-"), "ab\né-c\nlast"),
            (change((1, 3), (2, 0), ""), "ab\né👍last"),
            (change((2, 4), (9, 0), "!"), "ab\né👍c\nlast!"),
            (change((0, 99), (0, 99), "."), "ab.\né👍c\nlast"),
            (["text": "new"], "new"),
            (change((-1, -1), (0, 1), ""), "b\né👍c\nlast"),
            (change((1, 2), (1, .max), ""), "ab\né\nlast"),
            (change((.max, .max), (.max, .max), "!"), "ab\né👍c\nlast!"),
        ]
        for (change, expected) in cases {
            var document = Document(text: "ab\né👍c\nlast")
            document.apply([change])
            XCTAssertEqual(document.text, expected)
            XCTAssertFalse(document.isBuilt)
        }
    }

    func testTheTextBeforeThePlaceIsThatOfItsLine() {
        let document = Document(text: "ab\né👍c")
        XCTAssertEqual(document.text(before: position(1, 3)), "é👍")
        XCTAssertEqual(document.text(before: position(0, 0)), "")
    }

    /// Returns the lines that examples at lines 0 to 4, indented by four spaces, have after a change.
    private func lines(after change: JSONValue) -> [Int] {
        var document = Document(text: "    a\n    b\n    c\n    d\n    e\n")
        let listing = (0..<5).map { Example(identifier: "M.C/a", label: "a", line: $0) }
        document.adopt(listing, isBuilt: true)
        XCTAssertEqual(document.listing, listing)
        document.apply([change])
        return document.listing.map(\.line)
    }

    func testWhatIsListedMovesAlong() {
        let cases: [(JSONValue, [Int])] = [
            (change((1, 5), (1, 5), "!"), [0, 1, 2, 3, 4]),
            (change((1, 0), (1, 0), "\n\n"), [0, 3, 4, 5, 6]),
            (change((1, 4), (1, 4), "\n    "), [0, 2, 3, 4, 5]),
            (change((1, 5), (1, 5), "\n"), [0, 1, 3, 4, 5]),
            (change((1, 0), (3, 0), ""), [0, 1, 2]),
            (change((1, 0), (2, 0), "x\ny\nz\n"), [0, 4, 5, 6]),
            (change((2, 0), (2, 4), "  "), [0, 1, 2, 3, 4]),
            (["text": "    a\n    new\n    b\n    c\n    d\n    e\n"], [0, 2, 3, 4, 5]),
            (["text": "    a\n    d\n    e\n"], [0, 1, 2]),
            (["text": "    a\n    b\n    c\n    d\n    e\n"], [0, 1, 2, 3, 4]),
        ]
        for (change, expected) in cases { XCTAssertEqual(lines(after: change), expected, "\(change)") }
    }

    func testPathsAreTheSameInAllSpellingsOfAURI() {
        for uri in ["file:///a%20b/c%2B.swift", "file:///a%20b/c+.swift", "file://localhost/a%20b/c%2B.swift"] {
            XCTAssertEqual(FileURI.path(of: .string(uri)), "/a b/c+.swift")
        }
        XCTAssertNil(FileURI.path(of: "untitled:1"))
        XCTAssertEqual(FileURI.of("/a b/ц.swift"), "file:///a%20b/%D1%86.swift")
    }
}
