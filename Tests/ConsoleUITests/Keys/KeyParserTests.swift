import ConsoleUI
import TestSupport
import XCTest

final class KeyParserTests: SharedTestCase {
    private func keys(_ bytes: String) -> [Key] {
        var parser = KeyParser()
        return parser.keys(from: bytes.utf8)
    }

    func testCharactersAreKeys() {
        XCTAssertEqual(keys("a Z"), [.character("a"), .character(" "), .character("Z")])
        XCTAssertEqual(keys("ж蜂🐙"), [.character("ж"), .character("蜂"), .character("🐙")])
    }

    func testKeysThatAreOneByte() {
        XCTAssertEqual(keys("\r\n\t\u{7F}\u{8}"), [.enter, .enter, .tab, .backspace, .backspace])
    }

    func testArrowsAndTheirLike() {
        XCTAssertEqual(keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D\u{1B}[Z"), [.up, .down, .right, .left, .backTab])
        XCTAssertEqual(keys("\u{1B}OA\u{1B}OB\u{1B}OH\u{1B}OF"), [.up, .down, .home, .end])
        XCTAssertEqual(
            keys("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~"),
            [.home, .end, .home, .end, .home, .end]
        )
        XCTAssertEqual(keys("\u{1B}[3~\u{1B}[5~\u{1B}[6~"), [.delete, .pageUp, .pageDown])
    }

    func testModifiersChangeNothing() {
        XCTAssertEqual(keys("\u{1B}[1;5A\u{1B}[3;2~"), [.up, .delete])
    }

    func testUnknownSequencesAndControlCharactersAreLeftOut() {
        XCTAssertEqual(keys("a\u{1B}[200~b\u{1B}[?25hc\u{1B}OPd\u{1}\u{4}e\u{85}f"), "abcdef".map { .character($0) })
    }

    func testEachSplitOfTheBytesGivesTheSameKeys() {
        let bytes = Array("aж\u{1B}[1;5A🐙\u{1B}OB\u{1B}[5~\r".utf8)
        let expected: [Key] = [.character("a"), .character("ж"), .up, .character("🐙"), .down, .pageUp, .enter]
        for split in 0...bytes.count {
            var parser = KeyParser()
            let keys = parser.keys(from: bytes[..<split]) + parser.keys(from: bytes[split...])
            XCTAssertEqual(keys, expected, "split at \(split)")
        }
        var parser = KeyParser()
        XCTAssertEqual(bytes.flatMap { parser.keys(from: [$0]) }, expected)
    }

    func testTheEscapeKeyIsToldApartByWhatFollows() {
        var parser = KeyParser()
        XCTAssertEqual(parser.keys(from: [0x1B]), [])
        XCTAssertTrue(parser.isIncomplete)
        XCTAssertEqual(parser.flush(), [.escape])
        XCTAssertFalse(parser.isIncomplete)
        XCTAssertEqual(parser.flush(), [])
        XCTAssertEqual(keys("\u{1B}a"), [.escape, .character("a")])
        XCTAssertEqual(keys("\u{1B}\u{1B}[A"), [.escape, .up])
    }

    func testASequenceThatIsBrokenOffIsLeftOut() {
        XCTAssertEqual(keys("\u{1B}[1;\u{1B}[Bx"), [.down, .character("x")])
    }

    func testBytesThatAreNoTextAreLeftOut() {
        var parser = KeyParser()
        XCTAssertEqual(
            parser.keys(from: [0xFF, 0x61, 0xC3, 0x62, 0xE2, 0x82, 0x63, 0x80, 0xED, 0xA0, 0x80, 0x64]),
            "abcd".map { .character($0) }
        )
        XCTAssertEqual(parser.keys(from: [0xE2, 0x82]), [])
        XCTAssertEqual(parser.flush(), [])
        XCTAssertEqual(parser.keys(from: [0x65]), [.character("e")])
    }
}
