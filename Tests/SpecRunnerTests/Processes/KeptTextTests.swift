import Foundation
import XCTest

@testable import SpecRunner

/// What is kept of text that is longer than anybody reads.
final class KeptTextTests: XCTestCase {
    /// The lines that come out of pieces, and what is left.
    private func lines(of pieces: [String], longest: Int?) throws -> [String] {
        let pipe = try ChildPipe()
        let writing = try XCTUnwrap(pipe.writing)
        _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
        var text = LineBuffer(longestLine: longest)
        var lines: [String] = []
        for piece in pieces {
            XCTAssertEqual(write(writing, piece, piece.utf8.count), piece.utf8.count)
            while text.read(from: pipe.reading, atMost: 5) {
                text.takeLines { lines.append(String(decoding: $0, as: UTF8.self)) }
            }
            text.takeLines { lines.append(String(decoding: $0, as: UTF8.self)) }
        }
        text.takeRest { lines.append("rest: " + String(decoding: $0, as: UTF8.self)) }
        XCTAssertFalse(text.hasRest)
        return lines
    }

    func testLinesComeWholeFromPieces() throws {
        XCTAssertEqual(
            try lines(of: ["one\ntwo and", " a half\n", "\n", "the last"], longest: nil),
            ["one", "two and a half", "", "rest: the last"]
        )
    }

    func testALineThatIsTooLongIsCutWhereverItsPiecesEnd() throws {
        let note = " … 4 bytes of this line were left out"
        for pieces in [["0123456789\nnext"], ["01234", "56789", "\nnext"], ["0123456", "789\nne", "xt"]] {
            XCTAssertEqual(try lines(of: pieces, longest: 6), ["012345" + note, "rest: next"])
        }
        XCTAssertEqual(try lines(of: ["012345\n"], longest: 6), ["012345"])
        XCTAssertEqual(try lines(of: ["01234", "56789"], longest: 6), ["rest: 012345" + note])
    }

    func testNoCharacterIsCutInTwo() throws {
        for pieces in [["яяяя\n"], ["яя", "яя\n"], ["яяя", "я\n"]] {
            XCTAssertEqual(try lines(of: pieces, longest: 5), ["яя … 4 bytes of this line were left out"])
        }
    }

    func testReadingStopsAtItsLimit() throws {
        let pipe = try ChildPipe()
        XCTAssertEqual(write(try XCTUnwrap(pipe.writing), "12345678", 8), 8)
        var text = LineBuffer()
        XCTAssertTrue(text.read(from: pipe.reading, atMost: 3))
        text.takeRest { XCTAssertEqual(String(decoding: $0, as: UTF8.self), "123") }
        pipe.closeWriting()
        XCTAssertFalse(text.read(from: pipe.reading, atMost: 100))
        text.takeRest { XCTAssertEqual(String(decoding: $0, as: UTF8.self), "45678") }
    }

    func testTheFirstAndTheLastLinesAreKept() {
        var kept = TruncatedLines()
        for number in 0..<10 { kept.append("\(number)") }
        XCTAssertEqual(kept.lines, (0..<10).map(String.init))
        let line = String(repeating: "x", count: 1023)
        for _ in 0..<1000 { kept.append(line) }
        kept.append("the last")
        XCTAssertEqual(kept.lines.first, "0")
        XCTAssertEqual(kept.lines.last, "the last")
        XCTAssertEqual(kept.lines.count, 10 + 64 + 1 + 64 + 1)
        XCTAssertEqual(kept.lines[74], "… 872 lines were left out …")
    }

    func testEmptyLinesAreBoundedToo() {
        var kept = TruncatedLines()
        for _ in 0..<200_000 { kept.append("") }
        XCTAssertEqual(kept.lines.count, 2 * TruncatedLines.limit + 1)
        XCTAssertEqual(kept.lines[TruncatedLines.limit], "… 68928 lines were left out …")
    }
}
