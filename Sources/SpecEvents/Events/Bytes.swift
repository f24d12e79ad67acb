import Foundation

/// Returns the string's FNV-1a hash. Unlike a `Hasher`'s result, it is the same in every process.
package func stableHash(_ text: String) -> UInt64 { stableHash(Data(text.utf8)) }

package func stableHash(_ bytes: Data) -> UInt64 {
    bytes.withUnsafeBytes { $0.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
}

extension UnsafeRawBufferPointer {
    /// Uses `memchr`, which is faster than a loop.
    package func firstIndex(of byte: UInt8, from start: Int, upTo end: Int? = nil) -> Int? {
        let length = (end ?? count) - start
        guard length > 0, let base = baseAddress else { return nil }
        return memchr(base + start, Int32(byte), length).map { UnsafeRawPointer($0) - base }
    }
}
