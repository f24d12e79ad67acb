import Foundation

/// Writes events to a file. Each call writes its lines as a unit, so several processes can share
/// the file, and readers see only complete lines.
package final class EventWriter: Sendable {
    package enum Mode: Sendable {
        case append
        case replace
    }

    private let descriptor: Int32
    /// The lock also ensures that events are written in the order in which they are encoded.
    private let encoder = Lock(EventEncoder())

    /// - Throws: A ``DescribedError`` that contains the operating system's error message.
    package init(path: String, _ mode: Mode) throws(DescribedError) {
        let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (mode == .append ? O_APPEND : O_TRUNC)
        descriptor = open(path, flags, 0o644)
        if descriptor < 0 { throw DescribedError(String(cString: strerror(errno))) }
    }

    package func write(line: String) { _ = writeAll("\(line)\n", to: descriptor) }

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

/// Writes all bytes, and waits while the descriptor cannot accept more. Returns the error number of
/// a failed write, or `nil` if all bytes have been written.
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

package func writeAll(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
}
