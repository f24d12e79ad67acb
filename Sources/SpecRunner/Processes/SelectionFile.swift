import Foundation
import SpecEvents

/// A file of identifiers for `SPEC_SELECTION`, deleted with this object.
final class SelectionFile {
    let path: String

    init(_ examples: [ExampleIdentity]) throws {
        path = try TemporaryFolder.newFile("selection.txt")
        try examples.map(\.identifier).joined(separator: "\n").write(
            to: URL(fileURLWithPath: path),
            atomically: false,
            encoding: .utf8
        )
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
