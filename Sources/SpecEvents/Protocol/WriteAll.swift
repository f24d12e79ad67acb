import Foundation

/// Writes all bytes to a file descriptor. Waits if the descriptor cannot take them yet.
///
/// - Returns: The number of the error that stopped it; `nil` if all was written.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes
    while !rest.isEmpty {
        let count = write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EAGAIN {
            var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&request, 1, 100)
        } else if count < 0, errno != EINTR {
            return errno
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[max(count, 0)...])
    }
    return nil
}

/// Writes a whole text to a file descriptor. Waits if the descriptor cannot take it yet.
///
/// - Returns: The number of the error that stopped it; `nil` if all was written.
package func writeAll(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
}
