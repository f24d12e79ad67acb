import Foundation

/// Reads messages from a descriptor: a header with their length, an empty line, and the body.
struct MessageReader {
    /// What is no message.
    struct Malformed: Error, CustomStringConvertible {
        let description: String
    }

    private static let longestHeader = 1 << 16
    private static let longestBody = 1 << 28

    private let file: UnsafeMutablePointer<FILE>?

    init(_ descriptor: Int32) {
        file = fdopen(descriptor, "r")
    }

    /// Waits for a whole message.
    ///
    /// - Returns: `nil` at the end of what can be read.
    /// - Throws: ``Malformed`` if what comes has no header of a message.
    func next() throws -> Message? {
        guard let file else { return nil }
        var (bytes, length): ([UInt8], Int?) = ([], nil)
        repeat {
            guard bytes.count < Self.longestHeader else {
                throw Malformed(description: "\(Self.longestHeader) bytes came without the end of a header")
            }
            guard let line = Self.line(of: file) else { return nil }
            guard !line.isEmpty else { throw Malformed(description: "a header has a zero byte") }
            bytes += line.utf8
            if line.lowercased().hasPrefix("content-length:") { length = try Self.length(line) }
        } while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8)
        guard let length else {
            let header = String(decoding: bytes.prefix(80), as: UTF8.self)
            throw Malformed(description: "a header has no Content-Length: \(header.debugDescription)")
        }
        let start = bytes.count
        bytes += repeatElement(0, count: length)
        let count = bytes.withUnsafeMutableBytes { fread($0.baseAddress?.advanced(by: start), 1, length, file) }
        return count == length ? Message(bytes: bytes, bodyStart: start) : nil
    }

    /// A line, or a piece of a long one; `nil` at the end of what can be read.
    private static func line(of file: UnsafeMutablePointer<FILE>) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
            guard let piece = buffer.baseAddress, fgets(piece, Int32(buffer.count), file) != nil else { return nil }
            return String(cString: piece)
        }
    }

    private static func length(_ line: String) throws -> Int {
        let value = line.dropFirst("content-length:".count).trimmingCharacters(in: .whitespacesAndNewlines)
        if let length = Int(value), (0...longestBody).contains(length) { return length }
        throw Malformed(description: "a header has Content-Length: \(value.prefix(40))")
    }
}
