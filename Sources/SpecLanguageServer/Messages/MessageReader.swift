import ChildProcesses
import Foundation

/// Reads messages from a descriptor: a header with their length, an empty line, and the body.
struct MessageReader {
    private static let longestHeader = 1 << 16
    private static let longestBody = 1 << 28

    private let file: UnsafeMutablePointer<FILE>?

    init(_ descriptor: Int32) {
        file = fdopen(descriptor, "r")
    }

    /// Waits for a whole message.
    ///
    /// - Returns: `nil` at the end of what can be read.
    /// - Throws: `ProcessError` if what comes has no header of a message.
    func next() throws -> Message? {
        guard let file else { return nil }
        var bytes: [UInt8] = []
        while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            guard bytes.count < Self.longestHeader else {
                throw ProcessError("\(Self.longestHeader) bytes came without the end of a header")
            }
            guard case let byte = getc(file), byte != EOF else { return nil }
            bytes.append(UInt8(byte))
        }
        let (start, length) = (bytes.count, try Self.length(String(decoding: bytes, as: UTF8.self)))
        bytes += repeatElement(0, count: length)
        let count = bytes.withUnsafeMutableBytes { fread($0.baseAddress?.advanced(by: start), 1, length, file) }
        return count == length ? Message(bytes: bytes, bodyStart: start) : nil
    }

    /// The length of the body that a header tells.
    private static func length(_ header: String) throws -> Int {
        let name = "content-length:"
        guard let line = header.split(whereSeparator: \.isNewline).first(where: { $0.lowercased().hasPrefix(name) })
        else { throw ProcessError("a header has no Content-Length: \(String(header.prefix(80)).debugDescription)") }
        let value = line.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
        if let length = Int(value), (0...longestBody).contains(length) { return length }
        throw ProcessError("a header has Content-Length: \(value.prefix(40))")
    }
}
