import Foundation

/// Writes events to a file, each as a line. One call writes its lines in one piece, so that
/// several processes may share the file and a reader sees complete lines.
package final class EventWriter: Sendable {
    /// What to do with the lines that the file holds already.
    package enum Mode: Sendable {
        /// Keeps them.
        case append
        /// Removes them.
        case replace
    }

    private let descriptor: Int32
    /// The lock also keeps the events of several threads in the order in which they are encoded.
    private let encoder = Lock(EventEncoder())

    /// Opens the file, and creates it if there is none.
    ///
    /// - Throws: The reason, in the words of the operating system.
    package init(path: String, _ mode: Mode) throws(DescribedError) {
        let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (mode == .append ? O_APPEND : O_TRUNC)
        descriptor = open(path, flags, 0o644)
        if descriptor < 0 { throw DescribedError(String(cString: strerror(errno))) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    package func write(_ events: [Event]) throws(DescribedError) {
        let error = encoder.withLock { encoder in
            encoder.bytes(for: events).withUnsafeBytes { writeAll($0, to: descriptor) }
        }
        if let error { throw DescribedError(String(cString: strerror(error))) }
    }
}

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
