import Foundation

/// Bytes that come in pieces and are wanted in lines.
struct GrowingText {
    private var bytes: [UInt8] = []

    /// Takes in what can be read now, be it from a file that grows or from a pipe that does not block.
    mutating func read(from descriptor: Int32) {
        let piece = 65_536
        while true {
            let count = withUnsafeTemporaryAllocation(byteCount: piece, alignment: 1) { buffer in
                let count = Foundation.read(descriptor, buffer.baseAddress, piece)
                if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
                return count
            }
            guard count > 0 else { return }
        }
    }

    /// Hands out each line that has become whole, without its line break.
    mutating func takeLines(_ take: (UnsafeRawBufferPointer) -> Void) {
        let taken = bytes.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count, let base = bytes.baseAddress,
                let end = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start).map({
                    UnsafeRawPointer($0) - base
                })
            {
                take(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
                start = end + 1
            }
            return start
        }
        bytes.removeFirst(taken)
    }

    /// Whether there is a line that is not whole yet.
    var hasRest: Bool { !bytes.isEmpty }

    /// Hands out what no line break has come for, if there is any.
    mutating func takeRest(_ take: (UnsafeRawBufferPointer) -> Void) {
        if hasRest { bytes.withUnsafeBytes(take) }
        bytes = []
    }
}
