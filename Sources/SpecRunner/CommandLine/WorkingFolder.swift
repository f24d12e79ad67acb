import ChildProcesses
import Foundation

/// The folder in which the runner was started, and the package that contains it.
struct WorkingFolder: Equatable {
    let path: String
    /// The nearest folder at or above `path` that contains a `Package.swift`, or `path` itself.
    let packageRoot: String

    init(_ path: String) {
        self.path = path
        packageRoot = PackageRoot.find(from: path) ?? path
    }

    func realPath(of path: String) -> String? {
        let absolute = path.hasPrefix("/") ? path : "\(self.path)/\(path)"
        guard let real = realpath(absolute, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
