import ConsoleUI
import TerminalText
import TestSupport
import XCTest

@MainActor final class WindowDrawingTests: SharedTestCase {
    private let quit = Command("quit", title: "Quit", letters: "q") {}

    func testAScreenIsAFrameWithATitleAndBelowItWhatPeopleCanDo() async {
        let window = Window(Screen(title: "Facts", [Button("Load a fact", letters: "l") {}], commands: [quit]))
        XCTAssertEqual(
            window.text(width: 32),
            """
            ┌─ Facts ──────────────────────┐
            │                              │
            │       [ Load a fact ]        │
            │                              │
            └──────────────────────────────┘
              l — Load a fact   q — Quit
            """
        )
    }

    func testViewsStandBelowEachOtherAndHiddenOnesTakeNoRoom() async {
        let hidden = Label("Hidden")
        hidden.isHidden = true
        let window = Window(Screen(title: "Facts", [Label("One"), hidden, Label("Two\nthree")]))
        XCTAssertEqual(
            window.text(width: 24),
            """
            ┌─ Facts ──────────────┐
            │                      │
            │ One                  │
            │                      │
            │ Two                  │
            │ three                │
            │                      │
            └──────────────────────┘
            """
        )
    }

    func testTheWidthIsThatOfTheTerminalFrom24To80() async {
        let window = Window(Screen(title: "Facts", [Label("Text")]))
        let widths = [-5, 0, 24, 25, 80, 81, 1000].map { window.lines(width: $0, isColoured: false)[0].count }
        XCTAssertEqual(widths, [24, 24, 24, 25, 80, 80, 80])
    }

    func testATitleThatIsTooLongIsCut() async {
        let window = Window(Screen(title: "All the interesting\u{7}facts", []))
        XCTAssertEqual(window.lines(width: 24, isColoured: false)[0], "┌─ All the interesti… ─┐")
        XCTAssertEqual(Window(Screen(title: "", [])).lines(width: 24, isColoured: false)[0], "┌──────────────────────┐")
    }

    func testColourSurroundsTheTextAndMovesNothing() async {
        let window = Window(
            keys: Label("Wrong", style: .error),
            Button("First") {},
            Button("Second") {},
            Label("Long ago", style: .faint),
            commands: [quit]
        )
        let coloured = window.text(width: 24, isColoured: true)
        XCTAssertEqual(
            coloured,
            """
            ┌─ Test ───────────────┐
            │                      │
            │ \u{1B}[31mWrong\u{1B}[0m                │
            │                      │
            │      \u{1B}[7m[>First<]\u{1B}[0m       │
            │                      │
            │      \u{1B}[1;34m[ Second ]\u{1B}[0m      │
            │                      │
            │ \u{1B}[2mLong ago\u{1B}[0m             │
            │                      │
            └──────────────────────┘
              \u{1B}[2mq — Quit\u{1B}[0m
            """
        )
        XCTAssertEqual(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: ""), window.text(width: 24))
    }

    func testTheNoticeStandsAboveWhatPeopleCanDoUntilTheNextKey() async {
        let window = Window(keys: Label("Text"), commands: [quit])
        window.notice = "Not available now, and what is more, not tomorrow"
        XCTAssertEqual(
            window.lines(width: 40, isColoured: false).suffix(3),
            ["  Not available now, and what is more,", "  not tomorrow", "  q — Quit"]
        )
        window.press(.tab)
        XCTAssertEqual(window.lines(width: 40, isColoured: false).suffix(2).last, "  q — Quit")
        XCTAssertNil(window.notice)
    }

    func testWhatPeopleCanDoIsBrokenBetweenCommandsWherePossible() async {
        let commands = ["Load a useful fact", "Show details", "Back"].map { title in
            Command(title, title: title, letters: String(title.lowercased().first!)) {}
        }
        let window = Window(lines: Label("Text"), commands: commands)
        XCTAssertEqual(
            window.lines(width: 80, isColoured: false).last,
            "  l — Load a useful fact   s — Show details   b — Back"
        )
        XCTAssertEqual(
            window.lines(width: 48, isColoured: false).suffix(2),
            ["  l — Load a useful fact   s — Show details", "  b — Back"]
        )
        XCTAssertEqual(
            window.lines(width: 24, isColoured: false).suffix(4),
            ["  l — Load a useful fa", "  ct", "  s — Show details", "  b — Back"]
        )
    }

    func testACommandWithoutALetterIsNotOfferedBelow() async {
        let window = Window(lines: Button("Press") {})
        XCTAssertEqual(window.lines(width: 24, isColoured: false).last, "└──────────────────────┘")
    }

    func testTheFrameIsWholeWhateverStandsInIt() async {
        var generator = SeededGenerator(seed: 11)
        let pieces = [
            "a", "word", " ", "\n", "蜂蜜", "🐙", "е\u{308}", "\u{301}", "\u{200B}", "\u{1B}[2J", "\u{202E}", "\u{7}", "1️⃣",
        ]
        func text() -> String {
            (0..<Int.random(in: 0...12, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
                .joined()
        }
        for _ in 0..<40 {
            let field = TextField(title: text(), placeholder: text())
            field.text = text()
            let list = List(rows: 3)
            list.show(
                (0..<4).map { _ in
                    Cell([Stack(.horizontal, spacing: 1, [Label(text()), Button(text()) {}, TextField(title: text())])])
                }
            )
            let loader = ActivityIndicator(text())
            loader.start()
            let window = Window(keys: Label(text()), Button(text(), letters: "b") {}, field, list, loader)
            window.notice = text()
            if Bool.random(using: &generator) {
                window.present(
                    Alert(title: text(), message: text(), answers: [Command("ok", title: text(), letters: "o") {}])
                )
            }
            for key in [Key.tab, .tab, .tab, .down] where Bool.random(using: &generator) { window.press(key) }
            let width = Int.random(in: 20...84, using: &generator)
            let rows = window.lines(width: width, isColoured: false)
            let frame = rows.prefix(rows.lastIndex { $0.hasPrefix("└") }! + 1)
            XCTAssertEqual(Set(frame.map(\.displayWidth)), [min(max(width, 24), 80)], frame.joined(separator: "\n"))
            XCTAssertEqual(Set(frame.map { "┌│└".contains($0.first!) && "┐│┘".contains($0.last!) }), [true])
            for row in rows { XCTAssertLessThanOrEqual(row.displayWidth, max(width, 24)) }
        }
    }

    func testTheSameTreeAndWidthGiveTheSamePicture() async {
        let window = Window(keys: TextField(title: "Name"), List(), Button("Press", letters: "p") {})
        let first = window.text(width: 60)
        XCTAssertNotEqual(window.text(width: 30), first)
        XCTAssertEqual(window.text(width: 60), first)
        XCTAssertEqual(window.text, first)
    }
}
