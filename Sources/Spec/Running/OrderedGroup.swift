/// An ordered group while it runs: one evaluation for all its examples, and how far they have come.
@MainActor final class OrderedGroup {
    private let runPaths: [NodePath: RunPath]
    /// The examples that are still to run.
    private var left: Set<NodePath>
    private var done: Set<NodePath> = []
    /// Why the examples that are left are skipped: what failed before them. `nil` if nothing did.
    private(set) var failure: String?

    init(_ runPaths: [NodePath: RunPath], scheduled: Set<NodePath>) {
        self.runPaths = runPaths
        left = scheduled.intersection(runPaths.keys)
    }

    func runPath(at path: NodePath) -> RunPath? { runPaths[path] }

    /// The examples that stand before this one and have not run, as when this one was asked for alone. It builds upon
    /// them, so they have to run first.
    func unmetConditions(of path: NodePath) -> [NodePath] {
        runPaths.keys.filter { $0.precedes(path) && !done.contains($0) }.sorted { $0.precedes($1) }
    }

    /// Notes that an example is done, or was skipped.
    ///
    /// - Parameter reason: Why those after it cannot run, if they cannot.
    func end(_ path: NodePath, failedBecause reason: String?) {
        done.insert(path)
        left.remove(path)
        failure = failure ?? reason
    }

    /// Whether no example is left that needs what this level's `beforeAll` prepared.
    func isOver(_ level: RunPath.Level, on path: NodePath) -> Bool {
        let group = path.ancestor(atDepth: level.depth)
        return !left.contains { $0.starts(with: group) }
    }
}
