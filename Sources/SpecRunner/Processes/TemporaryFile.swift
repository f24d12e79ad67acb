import Foundation

/// A file in the temporary folder; `deinit` removes it.
final class TemporaryFile: Sendable {
    let path: String

    init(_ name: String, _ content: String = "") throws {
        path = try TemporaryFolder.newFile(name)
        guard FileManager.default.createFile(atPath: path, contents: Data(content.utf8)) else {
            throw RunnerError("cannot write \(path), a file in the temporary folder")
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
