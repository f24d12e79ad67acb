import Foundation

/// Writes events to a file, each as a line. One call writes its lines in one piece, so that several processes may share the
/// file and a reader sees complete lines.
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
