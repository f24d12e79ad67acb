import XCTest

@testable import SpecReports

final class EscapingTests: XCTestCase {
    func testMarksThatReorderTextAreShownOnATerminal() {
        let marks = (Array(0x202A...0x202E) + Array(0x2066...0x2069)).compactMap(Unicode.Scalar.init)
        for mark in marks {
            let shown = "a\\u{\(String(mark.value, radix: 16, uppercase: true))}b › c"
            XCTAssertEqual(Escaping.terminal("a\(mark)b › c"), shown)
            XCTAssertEqual(Escaping.line("a\(mark)b › c"), shown)
            XCTAssertEqual(Escaping.html("a\(mark)b"), "a\(mark)b")
        }
        XCTAssertEqual(
            Escaping.terminal("a\u{2029}b\u{202F}c\u{2065}d\u{206A}"),
            "a\u{2029}b\u{202F}c\u{2065}d\u{206A}"
        )
    }

    func testGitHubObeysNothingThatIsPrinted() {
        let text = "::a::b\n \u{A0}::c:: ::d\ne::f ##[error]g\u{7}"
        XCTAssertEqual(Escaping.printed(text, isOnGitHub: true), "∷a::b\n \u{A0}∷c:: ::d\ne::f ##［error]g␇")
        XCTAssertEqual(Escaping.printed(text, isOnGitHub: false), "::a::b\n \u{A0}::c:: ::d\ne::f ##[error]g␇")
    }

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

    func testEachFormatHasItsCharacters() {
        let all = "&<>\"'\n\r\t"
        XCTAssertEqual(Escaping.xmlText(all), "&amp;&lt;&gt;\"'\n&#13;\t")
        XCTAssertEqual(Escaping.xmlAttribute(all), "&amp;&lt;&gt;&quot;'&#10;&#13;&#9;")
        XCTAssertEqual(Escaping.html(all), "&amp;&lt;&gt;&quot;'\n␍\t")
        XCTAssertEqual(Escaping.terminal(all), "&<>\"'\n␍\t")
        XCTAssertEqual(Escaping.line(all), "&<>\"'   ")
        XCTAssertEqual(Escaping(["a": "b"], keeping: [])("a\n\t"), "b␊␉")
        XCTAssertEqual(Escaping.html("~ \u{1F}\u{20}\u{7E}"), "~ ␟ ~")
        XCTAssertEqual(Escaping.html("日本\u{FFFD}©«ÿ"), "日本\u{FFFD}©«ÿ")
    }

    func testAllThatFormsASequenceOfColoursIsTakenAway() {
        XCTAssertEqual("a\u{1B}[?25l\u{1B}[38:5:1mb\u{1B}[2Kc".withoutColours, "abc")
        XCTAssertEqual("\u{1B}]0;title".withoutColours, "\u{1B}]0;title")
        XCTAssertEqual("[31m".withoutColours, "[31m")
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
        XCTAssertEqual("\n".reportLines, [""])
        XCTAssertEqual("\n\n".reportLines, ["", ""])
        XCTAssertEqual("a".reportLines, ["a"])
        XCTAssertEqual("a\rb\u{2028}c".reportLines, ["a", "b", "c"])
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
