import SpecEvents
import TestSupport
import XCTest

@testable import SpecReports

/// The lines of source code that the terminal shows below a failure.
final class StatementTests: SharedTestCase {
    private func statement(_ text: String, line: Int = 1) -> [String] {
        SourceExcerpts { _ in text }.statement(at: CodeLocation(file: "A.swift", line: line))
    }

    func testOneLine() {
        XCTAssertEqual(statement("a()\n    expect(a) == 1\n    b()", line: 2), ["expect(a) == 1"])
        XCTAssertEqual(statement("    expect(list[0])\n    b()"), ["expect(list[0])"])
    }

    func testItGoesOnWhileABracketIsOpen() {
        XCTAssertEqual(
            statement("  expect(a).to(equal(\n    1\n  ))\n  b()"),
            ["expect(a).to(equal(", "  1", "))"]
        )
        XCTAssertEqual(statement("  expect(a) == [\n    1,\n  ]\n  b()"), ["expect(a) == [", "  1,", "]"])
    }

    func testItGoesOnInALineThatBeginsWithADot() {
        XCTAssertEqual(statement("  expect(a)\n    .to(beTrue())\n  b()"), ["expect(a)", "  .to(beTrue())"])
    }

    func testTheClosureOfAnExpectationIsShownAndThatOfAHookIsNot() {
        XCTAssertEqual(
            statement("  expect {\n    try a()\n  }.to(throwError())\n  b()"),
            ["expect {", "  try a()", "}.to(throwError())"]
        )
        XCTAssertEqual(statement("  beforeEach {\n    try a()\n  }"), ["beforeEach {"])
    }

    func testALongStatementIsCut() {
        let lines = (1...9).map { "  \($0)," }
        let text = (["expect(a) == ["] + lines + ["]"]).joined(separator: "\n")
        XCTAssertEqual(statement(text), ["expect(a) == ["] + lines.prefix(5) + ["…"])
    }

    func testWhereThereIsNoneNothingIsShown() {
        XCTAssertEqual(statement("a", line: 2), [])
        XCTAssertEqual(statement("a", line: 0), [])
        XCTAssertEqual(statement("a\n   \nb", line: 2), [])
        XCTAssertEqual(SourceExcerpts.none.statement(at: CodeLocation(file: "A.swift", line: 1)), [])
    }

    private func lastLine(_ text: String, line: Int = 1) -> Int? {
        SourceExcerpts { _ in text }.lastLine(ofBlockAt: CodeLocation(file: "A.swift", line: line))
    }

    func testTheEndOfABlock() {
        XCTAssertEqual(lastLine("  it {\n    a\n\n    b\n  }\n  c"), 5)
        XCTAssertEqual(lastLine("  it(\n    a\n  ) {\n    b\n  }\n  c"), 5)
        XCTAssertEqual(lastLine("  it { a }\n  it { b }"), 1)
        XCTAssertEqual(lastLine("  it {\n    a"), 2)
        XCTAssertEqual(lastLine("  it {\n#if A\n    a\n  }"), 4)
        XCTAssertNil(lastLine("a", line: 2))
        XCTAssertNil(lastLine("a", line: 0))
    }
}
