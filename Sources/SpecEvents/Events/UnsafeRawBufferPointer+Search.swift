import Foundation

extension UnsafeRawBufferPointer {
    /// The index of the first such byte of a part. The C library finds it many times as fast as a loop.
    ///
    /// - Parameter end: Where the part ends; `nil` for the end of all bytes.
    package func firstIndex(of byte: UInt8, from start: Int, upTo end: Int? = nil) -> Int? {
        let length = (end ?? count) - start
        guard length > 0, let base = baseAddress else { return nil }
        return memchr(base + start, Int32(byte), length).map { UnsafeRawPointer($0) - base }
    }
}
