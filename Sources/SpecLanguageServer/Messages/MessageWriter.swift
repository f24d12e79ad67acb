import Foundation
import SpecEvents

/// Writes messages to a descriptor, one after another, so that those who send them need not wait for the reader.
final class MessageWriter: Sendable {
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "specs-lsp.writer")
    private let waiting = DispatchGroup()
    /// How many messages may wait to be written. A sender waits while there are more: the reader is slower.
    private let room = DispatchSemaphore(value: 1024)

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Sends a message. After the reader has gone it does nothing.
    func send(_ message: Message) {
        room.wait()
        queue.async(group: waiting) { [self] in
            _ = message.bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
            room.signal()
        }
    }

    /// Waits until all is written, or for the time at most.
    func flush(within seconds: Double) { _ = waiting.wait(timeout: .now() + seconds) }
}
