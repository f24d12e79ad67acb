import TerminalText
import XCTest

final class WrappingTests: XCTestCase {
    func testWhatFitsStays() {
        XCTAssertEqual(Wrapping.lines(of: "  a  b ", columns: 7), ["  a  b "])
    }

    func testItBreaksAtSpacesAndKeepsTheIndent() {
        XCTAssertEqual(Wrapping.lines(of: "  one two three", columns: 9), ["  one two", "  three"])
    }

    func testItBreaksAWordOnlyIfItIsWiderThanALine() {
        XCTAssertEqual(Wrapping.lines(of: "a abcdefghijk b", columns: 5), ["a", "abcde", "fghij", "k b"])
    }

    func testIdeographsAndEmojiTakeTwoColumns() {
        XCTAssertEqual(Wrapping.lines(of: "日本 語語", columns: 5), ["日本", "語語"])
        XCTAssertEqual(Wrapping.lines(of: "👩‍👩‍👧👩‍👩‍👧 e\u{301}", columns: 4), ["👩‍👩‍👧👩‍👩‍👧", "e\u{301}"])
        XCTAssertEqual(Wrapping.lines(of: "日本語", columns: 5), ["日本", "語"])
        XCTAssertEqual("☀️e\u{301}ж".displayWidth, 4)
    }

    func testCutting() {
        XCTAssertEqual(Wrapping.cut("abc", columns: 3), "abc")
        XCTAssertEqual(Wrapping.cut("abcd", columns: 3), "ab…")
        XCTAssertEqual(Wrapping.cut("日本", columns: 3), "日…")
        XCTAssertEqual(Wrapping.cut("abc", columns: 0), "")
    }
}
