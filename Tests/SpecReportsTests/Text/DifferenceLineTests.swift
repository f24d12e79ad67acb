import XCTest

@testable import SpecReports

final class DifferenceLineTests: XCTestCase {
    /// The lines, with the marked parts in brackets.
    private func marked(_ message: String) -> [String] {
        DifferenceLine.lines(of: message).map { line in
            guard let range = line.marked else { return line.text }
            return "\(line.text[..<range.lowerBound])[\(line.text[range])]\(line.text[range.upperBound...])"
        }
    }

    func testTheWordsThatDifferAreMarked() {
        XCTAssertEqual(
            marked("no\n- a red cat\n+ a black cat\n  end"),
            ["no", "- a [red] cat", "+ a [black] cat", "  end"]
        )
        XCTAssertEqual(marked("- total: 12.50\n+ total: 12.75"), ["- total: 12.[50]", "+ total: 12.[75]"])
        XCTAssertEqual(marked("- one two three\n+ one three"), ["- one [two ]three", "+ one three"])
    }

    func testLinesBelowASentenceAreIndented() {
        XCTAssertEqual(
            marked("expected to equal\n  - a 1\n  + a 2\n    - a 3"),
            ["expected to equal", "  - a [1]", "  + a [2]", "    - a 3"]
        )
    }

    func testEachLineIsComparedWithItsCounterpart() {
        XCTAssertEqual(
            marked("- a = 1\n- b = 2\n+ a = 3\n+ b = 4"),
            ["- a = [1]", "- b = [2]", "+ a = [3]", "+ b = [4]"]
        )
    }

    func testLinesWithoutACounterpartAreNotMarked() {
        XCTAssertEqual(marked("- a = 1\n- b = 2\n+ a = 3"), ["- a = 1", "- b = 2", "+ a = 3"])
        XCTAssertEqual(marked("+ a = 1\n- a = 2"), ["+ a = 1", "- a = 2"])
        XCTAssertEqual(marked("- a = 1"), ["- a = 1"])
    }

    func testALineOfWhichNearlyAllDiffersIsNotMarked() {
        XCTAssertEqual(
            marked("- a fact about cats\n+ some words on dogs"),
            ["- a fact about cats", "+ some words on dogs"]
        )
        XCTAssertEqual(marked("- abcd ab\n+ xyzw ab"), ["- [abcd] ab", "+ [xyzw] ab"])
        XCTAssertEqual(marked("- abcdefghij ab\n+ xyzwvutsrq ab"), ["- abcdefghij ab", "+ xyzwvutsrq ab"])
    }

    func testWordsThatRepeatAreNotCountedTwice() {
        XCTAssertEqual(marked("- a b a\n+ a b a b a"), ["- a b a", "+ a b a[ b a]"])
    }

    func testALineThatOnlyBeginsWithASignIsNoDifference() {
        XCTAssertEqual(DifferenceLine.lines(of: "-1\n--\n+\n- 1").map(\.kind), [.other, .other, .other, .expected])
    }
}
