import ChildProcesses
import XCTest

final class LineBufferTests: XCTestCase {
    /// Returns the lines found in the pieces, followed by the rest.
    private func lines(of pieces: [String], longest: Int?) -> [String] {
        let pipe = Pipe()
        let (reading, writing) = (pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor)
        _ = fcntl(reading, F_SETFL, O_NONBLOCK)
        var text = LineBuffer(maxLineLength: longest)
        var lines: [String] = []
        for piece in pieces {
            XCTAssertEqual(write(writing, piece, piece.utf8.count), piece.utf8.count)
            while text.read(from: reading, atMost: 5) {
                text.takeLines { lines.append(String(decoding: $0, as: UTF8.self)) }
            }
            text.takeLines { lines.append(String(decoding: $0, as: UTF8.self)) }
        }
        text.takeRest { lines.append("rest: " + String(decoding: $0, as: UTF8.self)) }
        XCTAssertEqual(text.restCount, 0)
        return lines
    }

    func testLinesComeWholeFromPieces() {
        XCTAssertEqual(
            lines(of: ["one\ntwo and", " a half\n", "\n", "the last"], longest: nil),
            ["one", "two and a half", "", "rest: the last"]
        )
    }

    func testALineThatIsTooLongIsCutWhereverItsPiecesEnd() {
        let note = " … 4 bytes of this line were left out"
        for pieces in [["0123456789\nnext"], ["01234", "56789", "\nnext"], ["0123456", "789\nne", "xt"]] {
            XCTAssertEqual(lines(of: pieces, longest: 6), ["012345" + note, "rest: next"])
        }
        XCTAssertEqual(lines(of: ["012345\n"], longest: 6), ["012345"])
        XCTAssertEqual(lines(of: ["01234", "56789"], longest: 6), ["rest: 012345" + note])
    }

    func testNoCharacterIsCutInTwo() {
        for pieces in [["яяяя\n"], ["яя", "яя\n"], ["яяя", "я\n"]] {
            XCTAssertEqual(lines(of: pieces, longest: 5), ["яя … 4 bytes of this line were left out"])
        }
    }

    func testReadingStopsAtItsLimit() throws {
        let pipe = Pipe()
        let reading = pipe.fileHandleForReading.fileDescriptor
        try pipe.fileHandleForWriting.write(contentsOf: Data("12345678".utf8))
        var text = LineBuffer()
        XCTAssertTrue(text.read(from: reading, atMost: 3))
        text.takeRest { XCTAssertEqual(String(decoding: $0, as: UTF8.self), "123") }
        try pipe.fileHandleForWriting.close()
        XCTAssertFalse(text.read(from: reading, atMost: 100))
        text.takeRest { XCTAssertEqual(String(decoding: $0, as: UTF8.self), "45678") }
    }
}
