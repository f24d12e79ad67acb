/// All examples of the group share one evaluation of the spec.
@MainActor final class OrderedGroup {
    let runPaths: [NodePath: RunPath]
    /// The scheduled examples that have not run yet.
    private var remaining: PathQueue
    /// The examples that have not run yet and must run before later examples.
    private var needed: PathQueue
    /// The levels whose `beforeAll` has run and whose `afterAll` has not, innermost last.
    private var open: [RunPath.Level] = []
    /// The reason to skip the remaining examples.
    private(set) var failure: String?
    var trackedObjects: [TrackedObject] = []

    /// The `scheduled` examples of the class will run; no trait skips the `able` ones.
    init(_ runPaths: [NodePath: RunPath], scheduled: Set<NodePath>, able: Set<NodePath>) {
        self.runPaths = runPaths
        remaining = PathQueue(scheduled.intersection(runPaths.keys))
        needed = PathQueue(able.intersection(runPaths.keys))
    }

    func lacksEarlierExamples(of path: NodePath) -> Bool { needed.hasPath(before: path) }

    /// `reason` is why the later examples cannot run; `nil` if they can.
    func end(_ path: NodePath, failedBecause reason: String?) {
        remaining.remove(path)
        needed.remove(path)
        fail(because: reason)
    }

    func fail(because reason: String?) { failure = failure ?? reason }

    var isOver: Bool { remaining.isEmpty }

    func begin(_ level: RunPath.Level) { open.append(level) }

    /// Returns the innermost level without remaining examples; the caller runs its `afterAll`.
    func closeLevel() -> RunPath.Level? {
        open.lastIndex { !remaining.contains(below: $0.path) }.map { open.remove(at: $0) }
    }
}

/// A sorted list of paths, which are mostly removed from the front.
private struct PathQueue {
    private var paths: ArraySlice<NodePath>

    init(_ paths: some Sequence<NodePath>) {
        self.paths = paths.sorted { $0.lexicographicallyPrecedes($1) }[...]
    }

    var isEmpty: Bool { paths.isEmpty }

    func hasPath(before path: NodePath) -> Bool { index(of: path) > paths.startIndex }

    /// A path to the node itself counts, too.
    func contains(below node: NodePath) -> Bool {
        let index = index(of: node)
        return index < paths.endIndex && paths[index].starts(with: node)
    }

    mutating func remove(_ path: NodePath) {
        let index = index(of: path)
        guard index < paths.endIndex, paths[index] == path else { return }
        if index == paths.startIndex { paths.removeFirst() } else { paths.remove(at: index) }
    }

    /// While the examples run in order, the search ends at the start of the list.
    private func index(of path: NodePath) -> Int {
        paths.firstIndex { !$0.lexicographicallyPrecedes(path) } ?? paths.endIndex
    }
}
