import SpecEvents
import XCTest

@testable import SpecReports

final class SourceExcerptsTests: XCTestCase {
    private final class Counter: Sendable {
        let value = Lock(0)
    }

    private let reads = Counter()

    private func excerpt(_ line: Int, of text: String? = "    1\n\n      3\n    4\n    5\n    6\n    7\n    8\n")
        -> [String]
    {
        let excerpts = SourceExcerpts { [reads] _ in
            reads.value.withLock { $0 += 1 }
            return text
        }
        _ = excerpts.lines(around: CodeLocation(file: "a", line: 1))
        return excerpts.lines(around: CodeLocation(file: "a", line: line)).map {
            "\($0.hasFailure ? ">" : "")\($0.number) \($0.text)"
        }
    }

    func testTheLinesAroundWithoutTheirIndent() {
        XCTAssertEqual(excerpt(4), ["1 1", "2 ", "3   3", ">4 4", "5 5", "6 6"])
        XCTAssertEqual(excerpt(1), [">1 1", "2 ", "3   3"])
        XCTAssertEqual(excerpt(8), ["5 5", "6 6", "7 7", ">8 8"])
    }

    func testPlacesThatAreNoneHaveNoLines() {
        XCTAssertEqual(excerpt(0), [])
        XCTAssertEqual(excerpt(-3), [])
        XCTAssertEqual(excerpt(9), [])
        XCTAssertEqual(excerpt(1, of: nil), [])
    }

    func testOnlyALineFeedEndsALineAsForTheCompiler() {
        XCTAssertEqual(
            excerpt(2, of: "a\u{2028}b\u{85}c\u{B}d\u{C}e\rf\r\ng"),
            ["1 a\u{2028}b\u{85}c\u{B}d\u{C}e\rf", ">2 g"]
        )
    }

    func testAFileIsReadOnce() {
        _ = excerpt(4)
        XCTAssertEqual(reads.value.withLock(\.self), 1)
    }
}
