import SpecEvents
import XCTest

@testable import SpecReports

final class SourceExcerptsTests: XCTestCase {
    private var reads = 0

    private func excerpt(_ line: Int, of text: String? = "    1\n\n      3\n    4\n    5\n    6\n    7\n    8\n")
        -> [String]
    {
        let excerpts = SourceExcerpts { _ in
            self.reads += 1
            return text
        }
        _ = excerpts.lines(around: CodeLocation(file: "a", line: 1))
        return excerpts.lines(around: CodeLocation(file: "a", line: line)).map {
            "\($0.isMeant ? ">" : "")\($0.number) \($0.text)"
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

    func testAFileIsReadOnce() {
        _ = excerpt(4)
        XCTAssertEqual(reads, 1)
    }

    func testWhatCannotBeReadIsNothing() {
        XCTAssertNil(SourceExcerpts.readFile("/no/such/file"))
        XCTAssertTrue(SourceExcerpts.readFile(#filePath)?.contains("testWhatCannotBeReadIsNothing") == true)
    }
}
