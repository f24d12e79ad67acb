import ConsoleUI
import ScreenElements
import TestSupport
import XCTest

@MainActor final class ListTests: SharedTestCase {
    private let list = List(identifier: "list", rows: 3)
    private let calls = Calls()

    private func show(_ count: Int) {
        list.show(
            (1...count).map { number in
                Cell(
                    identifier: "\(number)",
                    [Label(identifier: "Title", "Cell \(number)")],
                    action: calls.action("tapped \(number)")
                )
            }
        )
    }

    private func rows(_ window: Window) -> [String] {
        window.content(width: 24).map { $0.trimmingCharacters(in: .whitespaces) }
    }

    func testItScrollsSoThatTheSelectedCellStaysInView() async {
        show(5)
        let window = Window(keys: list)
        XCTAssertEqual(rows(window), ["▸ Cell 1", "Cell 2", "Cell 3           ↓"])
        window.press(.down, .down)
        XCTAssertEqual(rows(window), ["Cell 1", "Cell 2", "▸ Cell 3           ↓"])
        window.press(.down)
        XCTAssertEqual(rows(window), ["Cell 2           ↑", "Cell 3", "▸ Cell 4           ↓"])
        window.press(.down)
        XCTAssertEqual(rows(window), ["Cell 3           ↑", "Cell 4", "▸ Cell 5"])
        window.press(.up, .up, .up)
        XCTAssertEqual(rows(window), ["▸ Cell 2           ↑", "Cell 3", "Cell 4           ↓"])
    }

    func testAHiddenCellTakesNoRow() async {
        let cells = (1...3).map { Cell(identifier: "\($0)", [Label(identifier: "Title", "Cell \($0)")]) {} }
        cells[1].isHidden = true
        list.show(cells)
        XCTAssertEqual(rows(Window(keys: list)), ["▸ Cell 1", "Cell 3"])
    }

    func testPagesAndEnds() async {
        show(8)
        let window = Window(keys: list)
        var selected: [Int?] = []
        for key in [Key.pageDown, .pageDown, .pageDown, .pageUp, .home, .end] {
            window.press(key)
            selected.append(list.selectedIndex)
        }
        XCTAssertEqual(selected, [3, 6, 7, 4, 0, 7])
        XCTAssertEqual(rows(window), ["Cell 6           ↑", "Cell 7", "▸ Cell 8"])
    }

    func testItScrollsByPagesWhereItIsToldTo() async {
        show(8)
        let window = Window(keys: list)
        var selected: [Int?] = []
        for direction in [ScrollDirection.forward, .forward, .forward, .forward, .backward, .backward, .backward] {
            try? list.scroll(direction)
            selected.append(list.selectedIndex)
        }
        XCTAssertEqual(selected, [3, 6, 7, 7, 4, 1, 0])
        XCTAssertThrowsError(try list.scroll(.backward)) {
            XCTAssertEqual($0 as? ElementError, ElementError("there is no further page"))
        }
        XCTAssertThrowsError(try List().scroll(.forward))
        XCTAssertEqual(rows(window), ["▸ Cell 1", "Cell 2", "Cell 3           ↓"])
    }

    func testAtItsEndsTheArrowsLeaveTheList() async {
        show(2)
        let window = Window(
            keys: Button(identifier: "above", "Above") {},
            list,
            Button(identifier: "below", "Below") {}
        )
        window.press(.down)
        XCTAssertEqual(window.focusedIdentifier, "list")
        window.press(.down, .down)
        XCTAssertEqual(window.focusedIdentifier, "below")
        window.press(.up, .up, .up)
        XCTAssertEqual(window.focusedIdentifier, "above")
    }

    func testTheReturnKeyAndTheSpaceTapTheSelectedCell() async {
        show(5)
        let window = Window(keys: list)
        window.press(.down, .enter, .end, .character(" "))
        XCTAssertEqual(calls.names, ["tapped 2", "tapped 5"])
    }

    func testWhereLinesAreTypedCellsAreNumberedAndNumbersTapThem() async {
        show(10)
        let window = Window(lines: list)
        XCTAssertEqual(rows(window), ["1. Cell 1", "2. Cell 2", "3. Cell 3         ↓"])
        window.enter("10")
        XCTAssertEqual(rows(window), ["8. Cell 8         ↑", "9. Cell 9", "10. Cell 10"])
        XCTAssertEqual(calls.names, ["tapped 10"])
        for line in ["0", "11", "-1"] {
            window.enter(line)
            XCTAssertEqual(window.notice, "There is no such command: “\(line)”")
        }
    }

    func testCellsOfSeveralRowsAreScrolledByRows() async {
        list.show((1...3).map { Cell(identifier: "\($0)", [Label("Cell \($0)"), Label("more")]) })
        let window = Window(keys: list)
        XCTAssertEqual(rows(window), ["▸ Cell 1", "more", "Cell 2           ↓"])
        window.press(.down)
        XCTAssertEqual(rows(window), ["more             ↑", "▸ Cell 2", "more             ↓"])
    }

    func testACellThatIsHigherThanTheListShowsItsBeginning() async {
        list.show([Cell([Label("First")]), Cell([Label("a\nb\nc\nd\ne")])])
        let window = Window(keys: list)
        window.press(.down)
        XCTAssertEqual(rows(window), ["▸ a                ↑", "b", "c                ↓"])
    }

    func testOtherCellsBeginAtTheTop() async {
        show(5)
        let window = Window(keys: list)
        window.press(.end)
        show(2)
        XCTAssertEqual(rows(window), ["▸ Cell 1", "Cell 2"])
        list.show([])
        XCTAssertNil(list.selectedIndex)
        XCTAssertEqual(rows(window), [])
        XCTAssertNil(window.focusedIdentifier)
    }

    func testACellOutOfViewIsScrolledIntoView() async throws {
        show(9)
        let window = Window(keys: list)
        window.press(.end)
        let last = try XCTUnwrap(list.cell(8))
        window.press(.home)
        XCTAssertEqual(rows(window).first, "▸ Cell 1")
        XCTAssertEqual(refusal { try last.tap() }, "it is not on the screen")
        list.show([Cell(identifier: "high", [Label("a\nb\nc")], action: calls.action("tapped")), Cell([Label("last")])])
        window.press(.end)
        let high = try XCTUnwrap(list.cell(0))
        XCTAssertEqual(rows(window), ["b                ↑", "c", "▸ last"])
        try XCTUnwrap(high.children.first?.children.first).scrollIntoView()
        XCTAssertEqual(rows(window), ["▸ a", "b", "c                ↓"])
        try high.tap()
        XCTAssertEqual(calls.names, ["tapped"])
    }

    func testWhateverIsPressedTheSelectedCellIsInViewAndTheListIsFull() async {
        var generator = SeededGenerator(seed: 5)
        let keys: [Key] = [.up, .down, .pageUp, .pageDown, .home, .end]
        for _ in 0..<20 {
            let heights = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                Int.random(in: 1...4, using: &generator)
            }
            let list = List(rows: Int.random(in: 1...6, using: &generator))
            list.show(count: heights.count) { index in
                Cell(
                    identifier: "\(index)",
                    [Label((1...heights[index]).map { "\(index).\($0)" }.joined(separator: "\n"))]
                )
            }
            let window = Window(keys: list)
            let height = rows(window).count
            for _ in 0..<40 {
                window.press(keys.randomElement(using: &generator)!)
                let rows = rows(window).map { $0.filter { !"↑↓▸ ".contains($0) } }
                XCTAssertEqual(rows.count, height)
                XCTAssert(rows.contains("\(list.selectedIndex!).1"), "\(list.selectedIndex!): \(rows)")
                let all = heights.enumerated().flatMap { index, height in (1...height).map { "\(index).\($0)" } }
                let start = all.firstIndex(of: rows[0])!
                XCTAssertEqual(rows, Array(all[start..<min(start + height, all.count)]))
                XCTAssertEqual(
                    list.children.map { Int($0.identifier)! },
                    list.children.map { Int($0.identifier)! }.sorted()
                )
            }
        }
    }

    func testOnlyTheCellsInViewAreMade() async throws {
        var made: [Int] = []
        list.show(count: 1_000) { index in
            made.append(index)
            return Cell(identifier: "\(index)", [Label("Cell \(index)")])
        }
        let window = Window(keys: list)
        XCTAssertEqual(rows(window), ["▸ Cell 0", "Cell 1", "Cell 2           ↓"])
        XCTAssertEqual(made, [0, 1, 2])
        window.press(.down, .down, .down)
        XCTAssertEqual(list.children.map(\.identifier), ["1", "2", "3"])
        window.press(.end)
        XCTAssertEqual(rows(window), ["Cell 997         ↑", "Cell 998", "▸ Cell 999"])
        window.press(.up, .up, .up)
        XCTAssertEqual(list.children.map(\.identifier), ["996", "997", "998"])
        XCTAssertLessThan(made.count, 20)
        XCTAssertNil(list.cell(0))
    }

    func testWhatIsScrolledOutOfViewCoversNothing() async {
        show(9)
        let above = Button(identifier: "above", "Above") {}
        let window = Window(keys: above, list)
        window.press(.down, .end)
        XCTAssertEqual(
            (0..<9).map { list.cell($0)?.coversWhatIsBelow },
            Array(repeating: nil, count: 6) + [true, true, true]
        )
        XCTAssertNil(refusal { try above.tap() })
    }

    func testATapSelectsTheCell() async throws {
        show(3)
        XCTAssertNil(list.cell(1), "a list that is not on the screen")
        let window = Window(keys: list)
        try XCTUnwrap(list.cell(1)).tap()
        XCTAssertEqual(list.selectedIndex, 1)
        XCTAssertEqual(window.focusedIdentifier, "list")
    }

    func testACellWithoutAnActionIsNotForTapping() async {
        list.show([Cell([Label("Text")])])
        let window = Window(keys: list)
        XCTAssertEqual(refusal { try XCTUnwrap(self.list.cell(0)).tap() }, "it is not for tapping")
        window.press(.enter)
    }

    func testEachButtonInACellIsItsOwn() async throws {
        list.show(
            (1...3).map { number in
                Cell([
                    Stack(
                        .horizontal,
                        [
                            Label("Cell \(number)"),
                            Button(identifier: "i\(number)", "i", action: calls.action("info \(number)")),
                        ]
                    )
                ])
            }
        )
        let window = Window(keys: list)
        XCTAssertEqual(rows(window)[1], "Cell 2     [ i ]")
        let button = try XCTUnwrap(list.cell(1)?.subviews[0].subviews[0].subviews[1] as? Button)
        try button.tap()
        XCTAssertEqual(calls.names, ["info 2"])
    }
}
