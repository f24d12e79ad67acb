import ConsoleUI
import TestSupport
import XCTest

@MainActor final class LabelTests: SharedTestCase {
    func testLinesStandWhereTheAlignmentSays() async {
        let window = Window(
            lines: Label("One"),
            Label("One\nthree", alignment: .center),
            Label("One\nthree", alignment: .trailing)
        )
        XCTAssertEqual(
            window.content(width: 24),
            ["One", "", "        One", "       three", "", "                 One", "               three"]
        )
    }

    func testALongTextIsBrokenAtSpaces() async {
        let window = Window(lines: Label("A day on Venus is longer than its year, unbelievablybutreallytrue."))
        XCTAssertEqual(
            window.content(width: 24),
            ["A day on Venus is", "longer than its", "year,", "unbelievablybutreall", "ytrue."]
        )
    }

    func testWideCharactersDoNotMoveTheFrame() async {
        let window = Window(lines: Label("蜂蜜は腐らない 🐙 е\u{308}\u{301} 蜂蜜は腐らない"))
        XCTAssertEqual(
            window.text(width: 24),
            """
            ┌─ Test ───────────────┐
            │                      │
            │ 蜂蜜は腐らない 🐙 е\u{308}\u{301}  │
            │ 蜂蜜は腐らない       │
            │                      │
            └──────────────────────┘
            """
        )
    }

    func testAnotherTextIsDrawn() async {
        let label = Label("One")
        let window = Window(lines: label)
        var changes = 0
        _ = window.text()
        window.onNeedsDisplay = { changes += 1 }
        label.text = "Two"
        label.text = "Three"
        XCTAssertEqual(changes, 1)
        XCTAssertEqual(window.content(), ["Three"])
        label.style = .error
        XCTAssertEqual(changes, 2)
    }
}
