import ConsoleUI
import TestSupport
import XCTest

@MainActor final class ScrollingTests: SharedTestCase {
    private let quit = Command("quit", title: "Quit", letters: "q") {}
    private let text = Label("one\ntwo\nthree\nfour\nfive\nsix")

    private func picture(_ window: Window, height: Int?, isColoured: Bool = false) -> String {
        window.lines(width: 24, height: height, isColoured: isColoured).joined(separator: "\n")
    }

    func testWhatPeopleCanDoStaysInViewAndTheFrameSaysThatThereIsMore() async {
        let window = Window(keys: text, commands: [quit])
        XCTAssertEqual(
            picture(window, height: 6),
            """
            ┌─ Test ───────────────┐
            │                      │
            │ one                  │
            │ two                  │
            │ three                ↓
              q — Quit
            """
        )
        window.press(.down)
        XCTAssertEqual(
            picture(window, height: 6),
            """
            │                      ↑
            │ one                  │
            │ two                  │
            │ three                │
            │ four                 ↓
              q — Quit
            """
        )
        window.press(.end)
        XCTAssertEqual(
            picture(window, height: 6),
            """
            │ four                 ↑
            │ five                 │
            │ six                  │
            │                      │
            └──────────────────────┘
              q — Quit
            """
        )
    }

    func testKeysScrollByRowsAndPagesAndToTheEnds() async {
        let window = Window(keys: text, commands: [quit])
        func row(after keys: Key...) -> String {
            for key in keys { window.press(key) }
            return String(picture(window, height: 4).split(separator: "\n")[1].dropFirst(2).prefix { $0 != " " })
        }
        XCTAssertEqual(row(), "")
        XCTAssertEqual(row(after: .down), "one")
        XCTAssertEqual(row(after: .pageDown), "three")
        XCTAssertEqual(row(after: .up), "two")
        XCTAssertEqual(row(after: .pageUp, .up), "")
        XCTAssertEqual(row(after: .end, .down), "")
        XCTAssertEqual(row(after: .up), "six")
        XCTAssertEqual(row(after: .home, .up, .down), "one")
    }

    func testTheArrowsStandOutWhereThereAreColours() async {
        let window = Window(keys: text)
        XCTAssertTrue(
            picture(window, height: 3, isColoured: true).hasSuffix("│ one                  \u{1B}[1;34m↓\u{1B}[0m")
        )
    }

    func testOneRowSaysBoth() async {
        let window = Window(keys: text, commands: [quit])
        _ = picture(window, height: 2)
        window.press(.down)
        XCTAssertEqual(picture(window, height: 2), "│                      ↕\n  q — Quit")
        XCTAssertEqual(picture(window, height: 1), "  q — Quit")
    }

    func testOfManyCommandsTheLastStayInView() async {
        let commands = ["Add", "Back", "Quit"].map {
            Command($0, title: $0 + " it all now", letters: String($0.first!)) {}
        }
        let window = Window(keys: text, commands: commands)
        XCTAssertEqual(
            picture(window, height: 3),
            "┌─ Test ───────────────↓\n  B — Back it all now\n  Q — Quit it all now"
        )
    }

    func testWhereThereIsRoomNothingScrolls() async {
        let window = Window(keys: text, commands: [quit])
        let whole = picture(window, height: nil)
        for height in [11, 30, 0] {
            window.press(.down, .pageDown)
            XCTAssertEqual(picture(window, height: height), whole)
        }
        XCTAssertNotEqual(picture(window, height: 10), whole)
        XCTAssertEqual(picture(window, height: 11), whole)
    }

    func testAroundOneViewThatTakesKeysTheArrowsScroll() async {
        let window = Window(keys: text, Button("Press") {})
        XCTAssertTrue(picture(window, height: 4).contains("[>Press<]"))
        window.press(.up)
        window.press(.up)
        XCTAssertFalse(picture(window, height: 4).contains("[>Press<]"))
        window.press(.enter)
        XCTAssertTrue(picture(window, height: 4).contains("[>Press<]"))
    }

    func testBetweenViewsThatTakeKeysTheArrowsMoveOnAndPagesScroll() async {
        let window = Window(keys: Button("First") {}, text, Button("Second") {})
        XCTAssertTrue(picture(window, height: 4).contains("[>First<]"))
        window.press(.down)
        XCTAssertTrue(picture(window, height: 4).contains("[>Second<]"))
        window.press(.home)
        XCTAssertTrue(picture(window, height: 4).contains("[ First ]"))
        window.press(.tab)
        XCTAssertTrue(picture(window, height: 4).contains("[>First<]"))
    }

    func testEachScreenKeepsItsPlace() async {
        let window = Window(keys: text)
        _ = picture(window, height: 3)
        window.press(.end)
        let end = picture(window, height: 3)
        window.navigation.push(Screen(title: "Next", [Label("a\nb\nc")]))
        XCTAssertTrue(picture(window, height: 3).hasPrefix("┌─ Next"))
        window.navigation.pop()
        XCTAssertEqual(picture(window, height: 3), end)
    }

    func testWhereTheTextBecomesShorterItsEndIsInView() async {
        let window = Window(keys: text)
        _ = picture(window, height: 5)
        window.press(.end)
        text.text = "one\ntwo"
        XCTAssertTrue(picture(window, height: 5).hasSuffix("└──────────────────────┘"))
    }
}
