import Foundation
import SpecEvents

/// A file of identifiers for `SPEC_SELECTION`, deleted with this object.
final class SelectionFile {
    let path: String

    init(_ examples: [ExampleIdentity]) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "spec-selection-\(UUID().uuidString).txt")
        path = file.path
        try examples.map(\.identifier).joined(separator: "\n").write(to: file, atomically: false, encoding: .utf8)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
