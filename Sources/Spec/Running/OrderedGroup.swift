/// An ordered group while it runs: one evaluation for all its examples, and which of them have run.
@MainActor final class OrderedGroup {
    private let runPaths: [NodePath: RunPath]
    private var left: Set<NodePath>
    private var done: Set<NodePath> = []
    /// Why the remaining examples are skipped: an earlier failure. `nil` if there is none.
    private(set) var failure: String?
    /// The objects that must not outlive the group.
    var trackedObjects: [TrackedObject] = []

    init(_ runPaths: [NodePath: RunPath], scheduled: Set<NodePath>) {
        self.runPaths = runPaths
        left = scheduled.intersection(runPaths.keys)
    }

    func runPath(at path: NodePath) -> RunPath? { runPaths[path] }

    /// The examples before this one that have not run, for example because only this one is selected. This one builds
    /// on them, so they must run first.
    func unmetConditions(of path: NodePath) -> [NodePath] {
        runPaths.keys.filter { $0.lexicographicallyPrecedes(path) && !done.contains($0) }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Notes that an example has run, or was skipped.
    ///
    /// - Parameter reason: Why the examples after it cannot run; `nil` if they can.
    func end(_ path: NodePath, failedBecause reason: String?) {
        done.insert(path)
        left.remove(path)
        failure = failure ?? reason
    }

    var isOver: Bool { left.isEmpty }

    /// Whether no remaining example needs what this level's `beforeAll` prepared.
    func isOver(_ level: RunPath.Level, on path: NodePath) -> Bool {
        !left.contains { $0.starts(with: path.prefix(level.depth)) }
    }
}
