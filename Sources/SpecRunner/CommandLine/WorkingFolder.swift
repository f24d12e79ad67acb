import ChildProcesses
import Foundation

/// The folder in which the runner was started, and the package that contains it.
struct WorkingFolder: Equatable {
    let path: String
    /// The nearest folder with a `Package.swift`, from `path` upwards; `path` if there is none.
    let packageRoot: String

    init(_ path: String) {
        self.path = path
        packageRoot = PackageRoot.find(from: path) ?? path
    }

    /// The real path, with symbolic links resolved; `nil` if nothing exists there.
    ///
    /// - Parameter path: An absolute path, or one relative to where the runner was started.
    func realPath(of path: String) -> String? {
        let absolute = path.hasPrefix("/") ? path : "\(self.path)/\(path)"
        guard let real = realpath(absolute, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
