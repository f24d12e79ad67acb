import Foundation

/// The sources that are to be changed.
struct SourceScope {
    /// By their paths from the root of the package.
    let files: [String]
    /// What is left out, and why: one sentence each.
    let notes: [String]

    /// - Parameters:
    ///   - paths: Absolute paths of files and folders; empty for all targets.
    init(_ targets: PackageTargets, root: String, paths: [String], changed: ChangedLines?) throws {
        let wanted = paths.map { String($0.dropFirst(root.count + 1)) }
        func isWanted(_ file: String) -> Bool {
            (paths.isEmpty || wanted.contains { $0.isEmpty || file == $0 || file.hasPrefix($0 + "/") })
                && (changed.map { $0.files[file] != nil } ?? true)
        }
        for (path, name) in zip(paths, wanted) {
            guard path == root || path.hasPrefix(root + "/") else {
                throw MutationError("\(path) is outside of the package at \(root)")
            }
            let isSource = targets.targets.contains {
                $0.files.contains { name.isEmpty || $0 == name || $0.hasPrefix(name + "/") }
            }
            guard isSource else { throw MutationError("\(name): no target of the package has a Swift source there") }
        }
        files = targets.mutable.flatMap(\.files).filter(isWanted).sorted()
        notes = targets.targets.filter { !$0.isTest }.compactMap { target in
            let isMeant = paths.isEmpty || wanted.contains { target.path == $0 || target.path.hasPrefix($0 + "/") }
            return isMeant ? target.reasonToLeaveOut.map { "note: the target \(target.name) is left out: \($0)" } : nil
        }
    }

    /// The folder of the manifest around a folder.
    static func packageRoot(from folder: String) throws -> String {
        var root = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath()
        while !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
            guard root.path != "/" else {
                throw MutationError("no Package.swift in \(folder), nor in a folder around it")
            }
            root.deleteLastPathComponent()
        }
        return root.path
    }
}
