/// The modules that `--changed` selects.
enum ChangedModules {
    /// Finds the test modules that the files changed since a commit can affect, and prints what it found.
    static func find(
        since commit: String,
        inPackage root: String,
        _ tool: Tool,
        note: (String) -> Void
    ) throws -> Set<String> {
        let graph = try PackageGraph.load(root, tool)
        let files = try ChangedFiles(tool).paths(since: commit, in: graph.folders, note: note)
        let modules = graph.affected(by: files).filter { $0.isTest && $0.isOwn }.map(\.module).sorted()
        let count = files.count == 1 ? "1 file has" : "\(files.count) files have"
        let names = modules.isEmpty ? "no test target" : modules.joined(separator: ", ")
        note("since \(commit), \(count) changed, which can affect \(names)")
        return Set(modules)
    }
}
