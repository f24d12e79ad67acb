import ChildProcesses
import Foundation
import SpecEvents
import SpecReports

/// Reads the events that another process appends to a file, while the file grows.
package final class EventReader {
    /// How much to read at once, in bytes, because a process may write events without an end.
    private static let limit = 1 << 20

    private let path: String
    private let handle: FileHandle
    private var lines = LineBuffer()
    private var decoder = EventDecoder()
    /// Whether there may be more to read already.
    package private(set) var hasMore = false

    /// Opens a file that exists.
    ///
    /// - Throws: An error of Foundation if the file cannot be read.
    package init(path: String) throws {
        self.path = path
        handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    }

    /// The events whose lines have become complete since the last call, or the first of them if there are many. A line
    /// that is not an event counts as a failure outside examples.
    package func newEvents() -> [Event] {
        hasMore = lines.read(from: handle.fileDescriptor, atMost: Self.limit)
        var events: [Event] = []
        lines.takeLines { events.append(event(from: $0)) }
        return events
    }

    private func event(from line: UnsafeRawBufferPointer) -> Event {
        if let event = try? decoder.event(from: line) { return event }
        let message = "a line of \(path) is no event: \(String(decoding: line.prefix(200), as: UTF8.self))"
        return .failedOutsideExamples(RecordedFailure(message: message, location: nil))
    }
}
