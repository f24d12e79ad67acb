/// The sources that are to be changed.
struct SourceScope {
    /// By their paths from the root of the package, with the names of their targets.
    let files: [(path: String, target: String)]
    /// What is left out, and why: one sentence each.
    let notes: [String]

    /// - Parameter paths: Absolute paths of files and folders; empty for all targets.
    init(_ targets: PackageTargets, root: String, paths: [String], changed: ChangedLines?) throws {
        let wanted = paths.isEmpty ? [""] : paths.map { String($0.dropFirst(root.count + 1)) }
        func isWanted(_ file: String) -> Bool {
            wanted.contains { $0.isEmpty || file == $0 || file.hasPrefix($0 + "/") }
        }
        for (path, name) in zip(paths, wanted) {
            guard path == root || path.hasPrefix(root + "/") else {
                throw MutationError("\(path) is outside of the package at \(root)")
            }
            let files = targets.targets.flatMap(\.files)
            guard files.contains(where: { name.isEmpty || $0 == name || $0.hasPrefix(name + "/") }) else {
                throw MutationError("\(name): no target of the package has a Swift source there")
            }
        }
        files = targets.mutable.flatMap { target in target.files.map { ($0, target.name) } }
            .filter { isWanted($0.0) && (changed == nil || changed?.files[$0.0] != nil) }
            .sorted { $0.0 < $1.0 }
        let left = targets.targets.filter { target in
            !target.isTest && (isWanted(target.path) || wanted.contains { $0.hasPrefix(target.path + "/") })
        }
        notes = left.compactMap { target in
            targets.reasonToLeaveOut(target).map { "note: the target \(target.name) is left out: \($0)" }
        }
    }
}
