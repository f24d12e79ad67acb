import XCTest

@testable import SwiftSource

final class StringLiteralTests: XCTestCase {
    private func value(_ literal: String) -> String? { StringLiteral.value(of: Array(literal.unicodeScalars)[...]) }

    func testWrongEscapesAreNoValues() {
        for literal in [#""\q""#, #""\u{zz}""#, #""\u41""#, "\"a", "a", "\"\"\"a\"\"\"", "\"a\\"] {
            XCTAssertNil(value(literal), literal)
        }
        XCTAssertEqual(value(#""\t\r\0\'""#), "\t\r\0'")
        XCTAssertEqual(value(###"##"a\##n"##"###), "a\n")
    }

    func testLinesLoseTheIndentationOfTheLast() {
        XCTAssertEqual(value("\"\"\"\n  a\n\n    b\n  \"\"\""), "a\n\n  b")
        XCTAssertEqual(value("#\"\"\"\r\n\t\\n\\#t\r\n\t\"\"\"#"), "\\n\t")
        XCTAssertEqual(value("\"\"\"\n  a \\ \n  b\\\n\n  \"\"\""), "a b")
        XCTAssertEqual(value("\"\"\"\n\"\"\""), "")
    }
}
