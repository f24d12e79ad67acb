import XCTest

@testable import SpecReports

final class EscapingTests: XCTestCase {
    func testWhatNeedsNothingStaysAsItIs() {
        for escaping in [Escaping.xmlText, .html, .terminal, .line] {
            XCTAssertEqual(escaping("Даты, 日本 и 👩‍👩‍👧 («©»)"), "Даты, 日本 и 👩‍👩‍👧 («©»)")
        }
    }

    func testMarkup() {
        XCTAssertEqual(Escaping.html("<a href=\"x\">&'"), "&lt;a href=&quot;x&quot;&gt;&amp;'")
        XCTAssertEqual(Escaping.xmlText("a\r\n\tb"), "a&#13;\n\tb")
        XCTAssertEqual(Escaping.xmlAttribute("a\r\n\tb"), "a&#13;&#10;&#9;b")
    }

    func testControlCharactersAreShown() {
        XCTAssertEqual(Escaping.html("\0\u{1B}\u{7F}\r"), "␀␛␡␍")
        XCTAssertEqual(
            Escaping.html("\u{80}\u{9F}\u{A0}\u{FFFD}\u{FFFE}\u{FFFF}"),
            "\u{FFFD}\u{FFFD}\u{A0}\u{FFFD}\u{FFFD}\u{FFFD}"
        )
        XCTAssertEqual(Escaping.line("a\nb\tc\r\nd"), "a b c  d")
    }

    func testColoursAreTakenAway() {
        XCTAssertEqual("\u{1B}[1;31mred\u{1B}[0m \u{1B}[K\u{1B}".withoutColours, "red \u{1B}")
    }

    func testLines() {
        XCTAssertEqual("a\r\nb\n\nc\n".reportLines, ["a", "b", "", "c"])
        XCTAssertEqual("".reportLines, [""])
    }

    func testMarkdown() {
        XCTAssertEqual(
            Markdown.text("*a* _b_ [c](d) <e> #1 `f` & \\"),
            "\\*a\\* \\_b\\_ \\[c\\](d) \\<e\\> \\#1 \\`f\\` &amp; \\\\"
        )
        XCTAssertEqual(Markdown.code("a"), "`a`")
        XCTAssertEqual(Markdown.code("`a``"), "``` `a`` ```")
        XCTAssertEqual(Markdown.block("a\n```\n\nb"), "````\na\n```\n\nb\n````\n")
    }
}
