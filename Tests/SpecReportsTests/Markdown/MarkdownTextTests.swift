import SpecEvents
import XCTest

@testable import SpecReports

/// How text is written in a Markdown document.
final class MarkdownTextTests: XCTestCase {
    func testTextOnOneLine() {
        XCTAssertEqual(Markdown.text("a\nb\rc\td\r\ne"), "a b c d  e")
        XCTAssertEqual(Markdown.text("{a} | ~b~ $c$"), "\\{a\\} \\| \\~b\\~ \\$c\\$")
        XCTAssertEqual(Markdown.text("a\u{1B}b"), "a␛b")
    }

    func testCode() {
        XCTAssertEqual(Markdown.code("a`b"), "``a`b``")
        XCTAssertEqual(Markdown.code("`"), "`` ` ``")
        XCTAssertEqual(Markdown.code("a`"), "`` a` ``")
        XCTAssertEqual(Markdown.code("a``b`c"), "```a``b`c```")
        XCTAssertEqual(Markdown.code("a\nb"), "`a b`")
    }

    func testBlocks() {
        XCTAssertEqual(Markdown.block("a"), "```\na\n```\n")
        XCTAssertEqual(Markdown.block("a\n\nb\n", language: "diff"), "```diff\na\n\nb\n```\n")
        XCTAssertEqual(Markdown.block("``"), "```\n``\n```\n")
        XCTAssertEqual(Markdown.block("a\n\nb"), "```\na\n\nb\n```\n")
        XCTAssertEqual(Markdown.block("\u{1B}"), "```\n␛\n```\n")
    }
}
