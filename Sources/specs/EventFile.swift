import Foundation
import SpecEvents

/// A file of events that another process is writing, read as it grows.
final class EventFile {
    let path: String
    private let handle: FileHandle
    /// What was read of a line whose end has not come yet.
    private var rest = Data()

    /// Makes an empty file in the temporary folder; it is deleted with this object.
    init() throws {
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appending(path: "spec-events-\(UUID().uuidString).jsonl")
        path = file.path
        guard FileManager.default.createFile(atPath: path, contents: nil) else {
            throw RunnerError("cannot write to the temporary folder \(folder.path)")
        }
        handle = try FileHandle(forReadingFrom: file)
    }

    deinit {
        try? handle.close()
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The events whose lines have become complete since the last call.
    func newEvents() -> [Event] {
        rest += (try? handle.readToEnd()) ?? Data()
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        let lines = rest[...end].split(separator: UInt8(ascii: "\n"))
        rest = Data(rest[rest.index(after: end)...])
        return lines.map { line in
            do {
                return try EventLines.event(from: line)
            } catch {
                let text = String(decoding: line.prefix(200), as: UTF8.self)
                return .failedOutsideExamples(
                    RecordedFailure(message: "a line of \(path) is no event: \(text)", location: nil)
                )
            }
        }
    }
}
