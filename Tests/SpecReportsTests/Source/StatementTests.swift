import SpecEvents
import XCTest

@testable import SpecReports

/// The lines of source code that the terminal shows below a failure.
final class StatementTests: XCTestCase {
    private func statement(_ text: String, line: Int = 1) -> [String] {
        SourceExcerpts { _ in text }.statement(at: CodeLocation(file: "A.swift", line: line))
    }

    func testOneLine() {
        XCTAssertEqual(statement("a()\n    expect(a) == 1\n    b()", line: 2), ["expect(a) == 1"])
        XCTAssertEqual(statement("    expect(list[0])\n    b()"), ["expect(list[0])"])
    }

    func testItGoesOnWhileABracketIsOpen() {
        XCTAssertEqual(statement("  expect(a).to(equal(\n    1\n  ))\n  b()"), ["expect(a).to(equal(", "  1", "))"])
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

    func testItGoesOnBesideAnOperator() {
        XCTAssertEqual(statement("  expect(a)\n    == 1\n  b()"), ["expect(a)", "  == 1"])
        XCTAssertEqual(statement("  expect(a) ==\n    1\n  b()"), ["expect(a) ==", "  1"])
        XCTAssertEqual(statement("  expect(a).to(b\n    && c)\n  b()"), ["expect(a).to(b", "  && c)"])
        XCTAssertEqual(statement("  expect(-1)\n  -b"), ["expect(-1)"])
    }

    func testEmptyLinesBeforeADotBelongToIt() {
        XCTAssertEqual(statement("  expect(\n    1\n\n  )\n\n  .to(a)\n  b()").last, ".to(a)")
    }

    func testATextOfSeveralLinesIsShown() {
        let quotes = #"""""#
        XCTAssertEqual(
            statement("  expect(a) == \(quotes)\n    (b\n    \(quotes)\n  b()"),
            ["expect(a) == \(quotes)", "  (b", "  \(quotes)"]
        )
        XCTAssertEqual(statement("expect(\(quotes)a(\(quotes)) == 1\nb()"), ["expect(\(quotes)a(\(quotes)) == 1"])
    }

    func testBracketsInTextsAndCommentsDoNotCount() {
        for line in [
            #"expect("(") == a"#, ##"expect(#"("("#) == a"##, #"expect("\"(") == a"#, #"expect("\(s["k"]!) (") == a"#,
            "expect(1 /* ( */) == a", "expect(1) == a // (",
        ] {
            XCTAssertEqual(statement(line + "\nb()"), [line])
        }
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
        XCTAssertEqual(lastLine("\tit {\n\t\ta\n\t}\n\tb"), 3)
        XCTAssertEqual(lastLine("  it {\n#if A\n    a\n  }"), 4)
        XCTAssertNil(lastLine("a", line: 2))
        XCTAssertNil(lastLine("a", line: 0))
    }
}
