import SpecEvents
import Foundation

/// The folder for temporary files, such as those that test processes write. It is created on first
/// use and removed when the runner ends, unless the runner is killed with SIGKILL.
enum TemporaryFolder {
    private static let state = Lock<(path: String?, fileCount: Int)>((nil, 0))

    /// Returns the path for a new file without creating the file.
    static func newFile(_ name: String) throws -> String {
        try state.withLock { state in
            // An example may have emptied the system's temporary folder, which contains this one.
            let known = state.path.flatMap { access($0, W_OK) == 0 ? $0 : nil }
            let folder = try known ?? makeFolder()
            state.path = folder
            state.fileCount += 1
            return "\(folder)/\(state.fileCount)-\(name)"
        }
    }

    static func remove() {
        let path = state.withLock { state in
            defer { state.path = nil }
            return state.path
        }
        if let path { try? FileManager.default.removeItem(atPath: path) }
    }

    private static func makeFolder() throws -> String {
        let parent = FileManager.default.temporaryDirectory.path
        var template = Array("\(parent)/specs-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw RunnerError("cannot write to the temporary folder \(parent): \(String(cString: strerror(errno)))")
        }
        atexit { TemporaryFolder.remove() }
        return template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }
}

/// A file that is deleted when this object is deallocated.
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
