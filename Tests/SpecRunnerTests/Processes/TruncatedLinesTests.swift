import XCTest

@testable import SpecRunner

final class TruncatedLinesTests: XCTestCase {
    func testTheFirstAndTheLastLinesAreKept() {
        var kept = TruncatedLines()
        for number in 0..<10 { kept.append("\(number)") }
        XCTAssertEqual(kept.lines, (0..<10).map(String.init))
        let line = String(repeating: "x", count: 1023)
        for _ in 0..<1000 { kept.append(line) }
        kept.append("the last")
        XCTAssertEqual(kept.lines.first, "0")
        XCTAssertEqual(kept.lines.last, "the last")
        XCTAssertEqual(kept.lines.count, 10 + 64 + 1 + 64 + 1)
        XCTAssertEqual(kept.lines[74], "… 872 lines were left out …")
    }

    func testOneLineThatIsLeftOutIsTold() {
        var kept = TruncatedLines()
        let line = String(repeating: "x", count: 1023)
        for _ in 0..<129 { kept.append(line) }
        XCTAssertEqual(kept.lines[64], "… 1 lines were left out …")
        XCTAssertEqual(kept.lines.count, 64 + 1 + 64)
    }

    func testEmptyLinesAreBoundedToo() {
        var kept = TruncatedLines()
        for _ in 0..<200_000 { kept.append("") }
        XCTAssertEqual(kept.lines.count, 2 * TruncatedLines.limit + 1)
        XCTAssertEqual(kept.lines[TruncatedLines.limit], "… 68928 lines were left out …")
    }
}
