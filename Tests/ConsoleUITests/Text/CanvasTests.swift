import ConsoleUI
import TestSupport
import XCTest

@MainActor final class CanvasTests: SharedTestCase {
    private func lines(width: Int = 6, height: Int = 1, _ draw: (inout Canvas) -> Void) -> [String] {
        var canvas = Canvas(width: width, height: height)
        draw(&canvas)
        return canvas.lines(isColoured: true)
    }

    func testNothingFollowsTheLastCellOfARow() async {
        XCTAssertEqual(lines(height: 3) { $0.put("ab", x: 2, y: 1) }, ["", "  ab", ""])
    }

    func testWhatLiesOutsideIsLeftOut() async {
        let result = lines { canvas in
            canvas.put("abc", x: -1, y: 0)
            canvas.put("xyz", x: 5, y: 0)
            canvas.put("no", x: 0, y: 1)
            canvas.put("no", x: 0, y: -1)
        }
        XCTAssertEqual(result, ["bc   x"])
    }

    func testAWideCharacterTakesTwoCells() async {
        XCTAssertEqual(lines { $0.put("蜂a蜜b", x: 0, y: 0) }, ["蜂a蜜b"])
        XCTAssertEqual(lines { $0.put("aaaaa蜂", x: 0, y: 0) }, ["aaaaa"])
    }

    func testHalfAWideCharacterIsBlank() async {
        func over(_ text: String, at x: Int) -> [String] {
            lines { canvas in
                canvas.put("蜂蜜", x: 0, y: 0)
                canvas.put(text, x: x, y: 0)
            }
        }
        XCTAssertEqual(over("a", at: 0), ["a 蜜"])
        XCTAssertEqual(over("a", at: 1), [" a蜜"])
        XCTAssertEqual(over("🐙", at: 1), [" 🐙 "])
    }

    func testAMarkBelongsToTheCharacterBeforeIt() async {
        XCTAssertEqual(lines { $0.put("е\u{308}\u{200B}x", x: 0, y: 0) }, ["е\u{308}\u{200B}x"])
        let result = lines { canvas in
            canvas.put("蜂", x: 0, y: 0)
            canvas.put("\u{200B}x", x: 2, y: 0)
        }
        XCTAssertEqual(result, ["蜂\u{200B}x"])
    }

    func testControlCharactersAreSpacesAndWhatTurnsTextIsLeftOut() async {
        XCTAssertEqual(lines(width: 12) { $0.put("\u{1B}[2J\u{7}\u{9B}1\r\na\u{202E}b", x: 0, y: 0) }, [" [2J  1 ab"])
    }

    func testEachRunOfAStyleIsSetAndEnded() async {
        let result = lines(width: 9) { canvas in
            canvas.put("ab", x: 0, y: 0, style: .error)
            canvas.put("cd", x: 2, y: 0, style: .faint)
            canvas.put("e", x: 5, y: 0)
            canvas.put("f", x: 6, y: 0, style: .strong)
            canvas.put("g", x: 8, y: 0, style: .selected)
        }
        XCTAssertEqual(
            result,
            ["\u{1B}[31mab\u{1B}[0m\u{1B}[2mcd\u{1B}[0m e\u{1B}[1;34mf\u{1B}[0m \u{1B}[7mg\u{1B}[0m"]
        )
    }

    func testClippingEndsWithItsBody() async {
        let result = lines(height: 2) { canvas in
            canvas.clipped(to: Rect(x: 1, y: 0, width: 2, height: 1)) { canvas in
                canvas.put("abcd", x: 0, y: 0)
                canvas.put("abcd", x: 0, y: 1)
            }
            canvas.put("z", x: 5, y: 1)
        }
        XCTAssertEqual(result, [" bc", "     z"])
    }

    func testWrappingBreaksAtSpacesAndKeepsLineBreaks() async {
        XCTAssertEqual("one two  three".wrapped(to: 7), ["one two", "three"])
        XCTAssertEqual("蜂蜜は腐らない".wrapped(to: 6), ["蜂蜜は", "腐らな", "い"])
        XCTAssertEqual("a\r\n\nb\u{2028}c".wrapped(to: 9), ["a", "", "b", "c"])
        // A text in which nothing else is to be replaced.
        XCTAssertEqual("b\u{2028}c".wrapped(to: 9), ["b", "c"])
        XCTAssertEqual("b\u{202E}c".wrapped(to: 9), ["bc"])
        XCTAssertEqual("".wrapped(to: 9), [""])
        XCTAssertEqual("abc".wrapped(to: -1), ["ab", "c"])
    }
}
