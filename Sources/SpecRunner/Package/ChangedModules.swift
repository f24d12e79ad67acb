import Foundation

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
        let files = try ChangedFiles(Git(tool)).paths(since: commit, in: graph.folders, note: note)
        let modules = graph.affected(by: files).filter { $0.isTest && $0.isOwn }.map(\.module).sorted()
        let count = files.count == 1 ? "1 file has" : "\(files.count) files have"
        let names = modules.isEmpty ? "no test target" : modules.joined(separator: ", ")
        note("since \(commit), \(count) changed, which can affect \(names)")
        tell(of: graph.filesInNoTarget(files), to: note)
        return Set(modules)
    }

    /// Tells of changed files that select nothing, because an example may read one of them by its path.
    private static func tell(of files: [String], to note: (String) -> Void) {
        guard !files.isEmpty else { return }
        let names = files.prefix(3).map { URL(fileURLWithPath: $0).lastPathComponent }.joined(separator: ", ")
        let more = files.count > 3 ? " and \(files.count - 3) more" : ""
        let verb = files.count == 1 ? "is" : "are"
        note("\(names)\(more) \(verb) in no target: examples that read such files by path do not run for them")
    }
}
