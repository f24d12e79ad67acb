/// The sources that are to be changed.
struct SourceScope {
    /// By their paths from the root of the package, with the names of their targets.
    let files: [(path: String, target: String)]
    /// What is left out, and why: one sentence each.
    let notes: [String]

    /// - Parameter paths: Absolute paths of files and folders; empty for all targets.
    init(_ targets: PackageTargets, root: String, paths: [String], changed: ChangedLines?) throws {
        let wanted = paths.isEmpty ? [""] : paths.map { String($0.dropFirst(root.count + 1)) }
        func isIn(_ folder: String, _ file: String) -> Bool {
            folder.isEmpty || file == folder || file.hasPrefix(folder + "/")
        }
        func isWanted(_ file: String) -> Bool { wanted.contains { isIn($0, file) } }
        for (path, name) in zip(paths, wanted) {
            guard isIn(root, path) else { throw MutationError("\(path) is outside of the package at \(root)") }
            guard targets.targets.contains(where: { $0.files.contains { isIn(name, $0) } }) else {
                throw MutationError("\(name): no target of the package has a Swift source there")
            }
        }
        files = targets.mutable.flatMap { target in target.files.map { ($0, target.name) } }
            .filter { isWanted($0.0) && (changed == nil || changed?.files[$0.0] != nil) }
            .sorted { $0.0 < $1.0 }
        let left = targets.targets.filter { target in
            !target.isTest && (isWanted(target.path) || wanted.contains { isIn(target.path, $0) })
        }
        notes = left.compactMap { target in
            targets.reasonToLeaveOut(target).map { "note: the target \(target.name) is left out: \($0)" }
        }
    }
}
