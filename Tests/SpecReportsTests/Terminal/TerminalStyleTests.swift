import SpecEvents
import XCTest

@testable import SpecReports

final class TerminalStyleTests: XCTestCase {
    func testWhatAStyleIsWithoutOptions() {
        let style = TerminalStyle()
        XCTAssertEqual(style.places.baseFolder, "")
        XCTAssertEqual(style.slowThreshold, 0.1)
        XCTAssertNil(style.columns)
        XCTAssertFalse(style.showsTags)
        XCTAssertEqual(style.palette.red("a"), "a")
    }

    func testAStyleIsWhatItIsMadeOf() {
        let style = TerminalStyle(
            palette: .coloured,
            places: Places(baseFolder: "/p"),
            slowThreshold: 2,
            columns: 30,
            showsTags: true
        )
        XCTAssertEqual(style.places.baseFolder, "/p")
        XCTAssertEqual(style.slowThreshold, 2)
        XCTAssertEqual(style.columns, 30)
        XCTAssertTrue(style.showsTags)
        XCTAssertEqual(style.places.text(CodeLocation(file: "/p/A.swift", line: 1)), "A.swift:1")
        XCTAssertEqual(style.printed("\u{1B}[31mred\u{1B}[0m\u{7}"), "\u{1B}[2mred␇\u{1B}[0m")
    }

    func testABlockIsIndented() {
        let style = TerminalStyle()
        XCTAssertEqual(style.block("one\n\ntwo\n", indent: 3), "   one\n\n   two\n")
        XCTAssertEqual(style.block("", indent: 3), "\n")
        XCTAssertEqual(style.block("a\u{1B}[31mb", indent: 0), "a␛[31mb\n")
        XCTAssertEqual(style.block("a\n\nb", indent: 1) { "<\($0)>" }, " <a>\n\n <b>\n")
    }

    func testABlockIsWrappedToTheWidth() {
        let text = "one two three four five six seven"
        XCTAssertEqual(TerminalStyle().block(text, indent: 4), "    \(text)\n")
        XCTAssertEqual(
            TerminalStyle(columns: 30).block(text, indent: 5),
            "     one two three four five\n     six seven\n"
        )
        XCTAssertEqual(
            TerminalStyle(columns: 29).block(text, indent: 5),
            "     one two three four five\n     six seven\n"
        )
        XCTAssertEqual(
            TerminalStyle(columns: 27).block(text, indent: 5),
            "     one two three four\n     five six seven\n"
        )
    }

    func testAVeryNarrowTerminalHasRoomForTwentyColumns() {
        let text = "12345678901234567890 1"
        XCTAssertEqual(TerminalStyle(columns: 3).block(text, indent: 5), "     12345678901234567890\n     1\n")
    }
}
