import Foundation
import SpecEvents

/// A buffer that takes bytes in pieces and hands them out as lines.
package struct LineBuffer {
    private var bytes: [UInt8] = []
    /// How many bytes are known to contain no line break.
    private var scannedCount = 0
    /// How many bytes of each line to keep; `nil` for all.
    private let longestLine: Int?
    /// How many bytes of the incomplete line were dropped. If any were, the buffer holds only the
    /// part of the line to keep, which has `keptCount` bytes.
    private var leftOutCount = 0
    private var keptCount = 0

    /// Creates an empty buffer.
    ///
    /// - Parameter longestLine: How many bytes of each line to keep; `nil` for all.
    package init(longestLine: Int? = nil) {
        self.longestLine = longestLine
    }

    /// Reads the available bytes from a growing file or a non-blocking pipe.
    ///
    /// - Parameter limit: The maximum number of bytes to read, because the writer may always be
    ///   faster.
    /// - Returns: Whether there may be more bytes to read.
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

    /// Hands out each complete line without its line break.
    package mutating func takeLines(_ take: (UnsafeRawBufferPointer) -> Void) {
        var start = 0
        while let end = bytes.withUnsafeBytes({ $0.firstIndex(of: 0x0A, from: max(start, scannedCount)) }) {
            hand(start..<end, to: take)
            start = end + 1
        }
        bytes.removeFirst(start)
        truncateLongLine()
        scannedCount = bytes.count
    }

    /// The number of bytes in the incomplete line; 0 if there is none.
    package var restCount: Int { bytes.count }

    /// Hands out the incomplete line, if there is one.
    package mutating func takeRest(_ take: (UnsafeRawBufferPointer) -> Void) {
        if restCount > 0 { hand(0..<bytes.count, to: take) }
        bytes = []
        scannedCount = 0
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

    private mutating func truncateLongLine() {
        let kept = countToKeep(of: 0..<bytes.count)
        guard kept < bytes.count else { return }
        leftOutCount += bytes.count - kept
        keptCount = kept
        bytes.removeLast(bytes.count - kept)
    }

    /// The number of bytes of a line to keep, without splitting a character.
    private func countToKeep(of line: Range<Int>) -> Int {
        if leftOutCount > 0 { return keptCount }
        guard let longestLine, line.count > longestLine else { return line.count }
        var count = longestLine
        while count > 0, bytes[line.lowerBound + count] & 0xC0 == 0x80 { count -= 1 }
        return count
    }
}
