import Foundation
import SpecEvents

/// A buffer that collects bytes as they arrive and splits them into lines.
package struct LineBuffer {
    private var bytes: [UInt8] = []
    /// The number of bytes that the last call to ``takeLines(_:)`` left in the buffer. They contain
    /// no line break, so the next search skips them.
    private var keptCount = 0
    /// The maximum number of bytes to keep from each line, or `nil` for no limit.
    private let maxLineLength: Int?
    /// The number of bytes dropped so far from the incomplete line.
    private var leftOutCount = 0

    package init(maxLineLength: Int? = nil) {
        self.maxLineLength = maxLineLength
    }

    /// Reads the bytes that are available from a growing file or a nonblocking pipe.
    ///
    /// - Parameter limit: The maximum number of bytes to read, in case a fast writer never pauses.
    /// - Returns: Whether more bytes may be available.
    package mutating func read(from descriptor: Int32, atMost limit: Int) -> Bool {
        let piece = 65_536
        var left = limit
        while left > 0 {
            let count = withUnsafeTemporaryAllocation(byteCount: piece, alignment: 1) { buffer in
                let count = Foundation.read(descriptor, buffer.baseAddress, min(piece, left))
                if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
                return count
            }
            guard count > 0 else { return false }
            left -= count
        }
        return true
    }

    /// Removes each complete line from the buffer, and passes it to `take` without its line break.
    package mutating func takeLines(_ take: (UnsafeRawBufferPointer) -> Void) {
        var start = 0
        while let end = bytes.withUnsafeBytes({ $0.firstIndex(of: 0x0A, from: max(start, keptCount)) }) {
            hand(start..<end, to: take)
            start = end + 1
        }
        bytes.removeFirst(start)
        keptCount = countToKeep(of: 0..<bytes.count)
        leftOutCount += bytes.count - keptCount
        bytes.removeLast(bytes.count - keptCount)
    }

    /// The number of buffered bytes. After ``takeLines(_:)``, these belong to an incomplete line.
    package var restCount: Int { bytes.count }

    package mutating func takeRest(_ take: (UnsafeRawBufferPointer) -> Void) {
        if restCount > 0 { hand(0..<bytes.count, to: take) }
        bytes = []
    }

    // MARK: Lines that are too long

    private mutating func hand(_ line: Range<Int>, to take: (UnsafeRawBufferPointer) -> Void) {
        let kept = countToKeep(of: line)
        let leftOut = leftOutCount + line.count - kept
        (leftOutCount, keptCount) = (0, 0)
        guard leftOut > 0 else {
            return bytes.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[line])) }
        }
        let note = " … \(leftOut) bytes of this line were left out"
        (bytes[line].prefix(kept) + Array(note.utf8)).withUnsafeBytes(take)
    }

    /// Returns how many bytes to keep from a line without splitting a UTF-8 character.
    private func countToKeep(of line: Range<Int>) -> Int {
        if leftOutCount > 0 { return keptCount }
        guard let maxLineLength, line.count > maxLineLength else { return line.count }
        var count = maxLineLength
        while count > 0, bytes[line.lowerBound + count] & 0xC0 == 0x80 { count -= 1 }
        return count
    }
}
