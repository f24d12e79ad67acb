import Foundation
import SpecEvents

/// A file in the temporary folder to which a test process appends its events. It is removed with this object.
final class TemporaryEventFile {
    let path: String
    let reader: EventReader

    init() throws {
        path = try TemporaryFolder.newEmptyFile("events.jsonl")
        reader = try EventReader(path: path)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
