import Foundation
import SpecEvents

/// Reads a file of events while a test process writes it.
final class EventFile {
    let path: String
    private let handle: FileHandle
    private var text = LineBuffer()
    /// Whether the file may hold more that can be read at once.
    private(set) var hasMore = false
    /// The number of bytes read at once: a process may write events faster than the runner reads them.
    private static let limit = 1 << 20

    /// Creates an empty file in the runner's temporary folder; `deinit` removes it.
    init() throws {
        path = try TemporaryFolder.newFile("events.jsonl")
        guard FileManager.default.createFile(atPath: path, contents: nil) else {
            throw RunnerError("cannot write \(path), a file in the temporary folder")
        }
        handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    }

    deinit {
        try? handle.close()
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The events whose lines have become complete since the last call, or the first of them if there are many.
    func newEvents() -> [Event] {
        hasMore = text.read(from: handle.fileDescriptor, atMost: Self.limit)
        var events: [Event] = []
        text.takeLines { line in
            do {
                events.append(try EventLines.event(from: line))
            } catch {
                let message = "a line of \(path) is no event: \(String(decoding: line.prefix(200), as: UTF8.self))"
                events.append(.failedOutsideExamples(RecordedFailure(message: message, location: nil)))
            }
        }
        return events
    }
}
