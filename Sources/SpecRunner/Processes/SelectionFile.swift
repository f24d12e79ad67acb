import Foundation
import SpecEvents

/// The file that tells a test process which examples to run; `deinit` removes it.
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
