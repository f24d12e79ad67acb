import Foundation
import SpecEvents

/// A Language Server Protocol message, stored as the bytes that are sent or received.
struct Message: Sendable {
    let bytes: [UInt8]
    let bodyStart: Int
}

extension Message {
    init(_ json: JSONValue) {
        var body = JSONText(.oneLine)
        json.write(to: &body)
        let header = Array("Content-Length: \(body.bytes.count)\r\n\r\n".utf8)
        self.init(bytes: header + body.bytes, bodyStart: header.count)
    }

    static func notification(_ method: String, _ parameters: JSONValue) -> Message {
        Message(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
    }

    static func answer(to id: JSONValue, _ result: JSONValue) -> Message {
        Message(["jsonrpc": "2.0", "id": id, "result": result])
    }

    var json: JSONValue? { try? JSONValue(bytes[bodyStart...]) }
}

struct MessageReader {
    private static let maxHeaderSize = 1 << 16
    private static let maxBodySize = 1 << 28

    private let file: UnsafeMutablePointer<FILE>?

    init(_ descriptor: Int32) {
        file = fdopen(descriptor, "r")
    }

    func next() throws -> Message? {
        guard let file else { return nil }
        var bytes: [UInt8] = []
        while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            guard bytes.count < Self.maxHeaderSize else {
                throw DescribedError("\(Self.maxHeaderSize) bytes came without the end of a header")
            }
            guard case let byte = getc(file), byte != EOF else { return nil }
            bytes.append(UInt8(byte))
        }
        let (start, length) = (bytes.count, try Self.length(String(decoding: bytes, as: UTF8.self)))
        bytes += repeatElement(0, count: length)
        let count = bytes.withUnsafeMutableBytes { fread($0.baseAddress?.advanced(by: start), 1, length, file) }
        return count == length ? Message(bytes: bytes, bodyStart: start) : nil
    }

    private static func length(_ header: String) throws -> Int {
        let name = "content-length:"
        guard let line = header.split(whereSeparator: \.isNewline).first(where: { $0.lowercased().hasPrefix(name) })
        else { throw DescribedError("a header has no Content-Length: \(String(header.prefix(80)).debugDescription)") }
        let value = line.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
        if let length = Int(value), (0...maxBodySize).contains(length) { return length }
        throw DescribedError("a header has Content-Length: \(value.prefix(40))")
    }
}

/// Sends messages to a file descriptor in order, on a background queue.
final class MessageWriter: Sendable {
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "specs-lsp.writer")
    private let waiting = DispatchGroup()
    /// The room left in the queue. If there is none, ``send(_:)`` waits until a message is written.
    private let room = DispatchSemaphore(value: 1024)

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Sends a message. If the reader is gone, the message is lost.
    func send(_ message: Message) {
        room.wait()
        queue.async(group: waiting) { [self] in
            _ = message.bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
            room.signal()
        }
    }

    func flush(within seconds: Double) { _ = waiting.wait(timeout: .now() + seconds) }
}
