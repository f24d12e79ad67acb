import ConsoleUI
import Foundation
import TestSupport
import XCTest

@MainActor final class StackTests: SharedTestCase {
    private func rects(_ views: [View]) -> [Rect] { views.map(\.rect) }

    func testBelowEachOther() async {
        let views = [Label("One"), Label("Two words"), Label("Three")]
        let stack = Stack(.vertical, spacing: 2, views)
        XCTAssertEqual(stack.height(fitting: 5), 8)
        stack.place(in: Rect(x: 3, y: 1, width: 5, height: 8))
        XCTAssertEqual(
            rects(views),
            [
                Rect(x: 3, y: 1, width: 5, height: 1), Rect(x: 3, y: 4, width: 5, height: 2),
                Rect(x: 3, y: 8, width: 5, height: 1),
            ]
        )
    }

    func testBesideEachOtherTheFirstTakesWhatIsLeft() async {
        let views = [Label("One"), Label("Two"), Button("i") {}]
        let stack = Stack(.horizontal, spacing: 1, views)
        XCTAssertEqual(stack.height(fitting: 20), 1)
        stack.place(in: Rect(x: 0, y: 4, width: 20, height: 1))
        XCTAssertEqual(
            rects(views),
            [
                Rect(x: 0, y: 4, width: 10, height: 1), Rect(x: 11, y: 4, width: 3, height: 1),
                Rect(x: 15, y: 4, width: 5, height: 1),
            ]
        )
    }

    func testTheTallestDecidesAboutTheHeightOfARow() async {
        let stack = Stack(.horizontal, spacing: 1, [Label("one two three"), Button("i") {}])
        XCTAssertEqual(stack.height(fitting: 11), 3)
    }

    func testHiddenViewsTakeNoRoom() async {
        for axis in [Stack.Axis.vertical, .horizontal] {
            let views = [Label("One"), Label("Two"), Label("Three")]
            let stack = Stack(axis, spacing: 1, views)
            views[1].isHidden = true
            let height = stack.height(fitting: 20)
            XCTAssertEqual(height, axis == .vertical ? 3 : 1)
            stack.place(in: Rect(x: 0, y: 0, width: 20, height: height))
            XCTAssertEqual(views[1].rect, .zero)
            XCTAssertEqual(views[2].rect.y, axis == .vertical ? 2 : 0)
        }
    }

    func testAStackThatShowsNothingTakesNoRoom() async {
        for axis in [Stack.Axis.vertical, .horizontal] {
            let stack = Stack(axis, spacing: 1, [])
            stack.place(in: Rect(x: 0, y: 0, width: 20, height: 1))
            XCTAssertEqual(stack.height(fitting: 20), 0)
            XCTAssertEqual(stack.width(fitting: 20), 0)
        }
    }

    func testNothingIsWiderThanTheRoomForIt() async {
        for width in 0...12 {
            let views = [Label("One word"), Label("Another word"), Button("Press me") {}]
            let stack = Stack(.horizontal, spacing: 1, views)
            stack.place(in: Rect(x: 0, y: 0, width: width, height: 1))
            for view in views { XCTAssertLessThanOrEqual(view.rect.width, width) }
        }
    }

    func testAViewThatDrawsMoreThanItHasRoomForIsCut() async {
        let window = Window(lines: Stack(.horizontal, spacing: 1, [Label("Text"), Broad(), Label("end")]), Broad())
        XCTAssertEqual(window.content(width: 24), ["Text         xxx end", "", "xxxxxxxxxxxxxxxxxxxx"])
    }

    func testAViewLiesInOneViewOnly() async {
        let label = Label("Text")
        let (first, second) = (View(subviews: [label]), View())
        second.addSubview(label)
        XCTAssertEqual(first.subviews.count, 0)
        XCTAssertTrue(label.superview === second)
        label.removeFromSuperview()
        XCTAssertNil(label.superview)
        XCTAssertNil(label.frame)
    }

    func testAFrameIsThatOfNowAndNotOfTheLastPicture() async {
        let (first, second) = (Label("One"), Label("Two"))
        let window = Window(lines: first, second)
        XCTAssertEqual(second.frame, CGRect(x: 2, y: 4, width: 76, height: 1))
        first.text = "One\nmore"
        XCTAssertEqual(second.frame, CGRect(x: 2, y: 5, width: 76, height: 1))
        _ = window.text(width: 40)
        XCTAssertEqual(second.frame, CGRect(x: 2, y: 5, width: 36, height: 1))
    }
}

private final class Broad: View {
    override func width(fitting width: Int) -> Int { 3 }
    override func height(fitting width: Int) -> Int { 1 }
    override func draw(on canvas: inout Canvas) {
        for y in -1...1 { canvas.put(String(repeating: "x", count: 100), x: rect.x, y: rect.y + y) }
    }
}
