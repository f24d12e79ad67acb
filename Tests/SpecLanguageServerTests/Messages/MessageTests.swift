import ChildProcesses
import SpecEvents
import XCTest

@testable import SpecLanguageServer

final class MessageTests: XCTestCase {
    /// Reads messages from text that arrives in pieces.
    private func read(_ text: String, pieces: Int = 1) throws -> [String] {
        let pipe = try ChildPipe()
        let writing = dup(try XCTUnwrap(pipe.writing))
        pipe.closeWriteEnd()
        // Write on another thread, because a pipe holds less than the longest of the texts.
        let hasWritten = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            let bytes = Array(text.utf8)
            for piece in 0..<pieces {
                if piece > 0 { usleep(2000) }
                let part = bytes[(bytes.count * piece / pieces)..<(bytes.count * (piece + 1) / pieces)]
                _ = part.withUnsafeBytes { writeAll($0, to: writing) }
            }
            close(writing)
            hasWritten.signal()
        }
        defer { hasWritten.wait() }
        let reader = MessageReader(pipe.reading)
        var messages: [String] = []
        while let message = try reader.next() {
            messages.append(String(decoding: message.bytes, as: UTF8.self))
        }
        return messages
    }

    func testMessagesKeepTheirBytes() throws {
        let messages = [
            "Content-Length: 2\r\n\r\n{}", "content-length:  4 \r\nContent-Type: x; charset=utf-8\r\n\r\nnull",
            "Content-Length: 0\r\n\r\n", "Content-Length: 6\r\n\r\n\r\n\r\n{}",
        ]
        XCTAssertEqual(try read(messages.joined()), messages)
        let all = messages.joined()
        XCTAssertEqual(try read(all, pieces: all.utf8.count), messages)
        XCTAssertEqual(try read(messages[0] + "Content-Length: 9\r\n\r\n{}"), [messages[0]])
    }

    func testWhatIsNoMessageIsRefused() {
        let cases = [
            "X: 1\r\n\r\n{}": #"a header has no Content-Length: "X: 1\r\n\r\n""#,
            "Content-Length: -1\r\n\r\n": "a header has Content-Length: -1",
            "Content-Length: 99999999999\r\n\r\n": "a header has Content-Length: 99999999999",
            String(repeating: "\0", count: 65_600): "65536 bytes came without the end of a header",
            String(repeating: "y\n", count: 32_770): "65536 bytes came without the end of a header",
        ]
        for (text, problem) in cases {
            XCTAssertThrowsError(try read(text)) { XCTAssertEqual("\($0)", problem) }
        }
    }

    func testValuesKeepNumbersAndKeys() throws {
        for text in [#"{"z":[1.5,-7,0,18446744073709551615,true,false,null,"a\"b"]}"#, #"{"a":{"k\"e\\y":1}}"#] {
            let value = try JSONValue(Array(text.utf8))
            var json = JSONText(.oneLine)
            value.write(to: &json)
            XCTAssertEqual(json.text, text)
        }
        var value = try JSONValue(Array(#"{"z":[],"a":{}}"#.utf8))
        value["z"] = nil
        value["new"] = true
        value["a"] = 2
        XCTAssertEqual(value, ["a": 2, "new": true])
        XCTAssertThrowsError(try JSONValue(Array("{} x".utf8)))
    }
}
