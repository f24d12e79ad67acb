/// A running ordered group. All examples in the group share one evaluation of the spec.
@MainActor final class OrderedGroup {
    let runPaths: [NodePath: RunPath]
    /// The scheduled examples that have not run yet.
    private var remaining: PathQueue
    /// The examples that have not run yet and that later examples depend on.
    private var needed: PathQueue
    /// The levels that have begun but not ended, innermost last.
    private var open: [RunPath.Level] = []
    /// The reason to skip the remaining examples, if any.
    private(set) var failure: String?
    var trackedObjects: [TrackedObject] = []

    /// XCTest will run the `scheduled` examples. The `able` examples are those that no trait skips.
    init(_ runPaths: [NodePath: RunPath], scheduled: Set<NodePath>, able: Set<NodePath>) {
        self.runPaths = runPaths
        remaining = PathQueue(scheduled.intersection(runPaths.keys))
        needed = PathQueue(able.intersection(runPaths.keys))
    }

    func lacksEarlierExamples(of path: NodePath) -> Bool { needed.hasPath(before: path) }

    /// Ends an example. `reason` says why later examples cannot run, or is `nil` if they can.
    func end(_ path: NodePath, failedBecause reason: String?) {
        remaining.remove(path)
        needed.remove(path)
        fail(because: reason)
    }

    func fail(because reason: String?) { failure = failure ?? reason }

    var isOver: Bool { remaining.isEmpty }

    func begin(_ level: RunPath.Level) { open.append(level) }

    /// Closes and returns the innermost level that has no more examples to run, so that the caller
    /// can run the level's `afterAll` hooks. Returns `nil` if there is no such level.
    func closeLevel() -> RunPath.Level? {
        open.lastIndex { !remaining.contains(below: $0.path) }.map { open.remove(at: $0) }
    }
}

/// A sorted list of paths, which are usually removed from the front.
private struct PathQueue {
    private var paths: ArraySlice<NodePath>

    init(_ paths: some Sequence<NodePath>) {
        self.paths = paths.sorted { $0.lexicographicallyPrecedes($1) }[...]
    }

    var isEmpty: Bool { paths.isEmpty }

    func hasPath(before path: NodePath) -> Bool { index(of: path) > paths.startIndex }

    /// Returns whether the list contains the path to the node itself or to one of its descendants.
    func contains(below node: NodePath) -> Bool {
        let index = index(of: node)
        return index < paths.endIndex && paths[index].starts(with: node)
    }

    mutating func remove(_ path: NodePath) {
        let index = index(of: path)
        guard index < paths.endIndex, paths[index] == path else { return }
        if index == paths.startIndex { paths.removeFirst() } else { paths.remove(at: index) }
    }

    /// A linear search is fast, because examples that run in order are at the start of the list.
    private func index(of path: NodePath) -> Int {
        paths.firstIndex { !$0.lexicographicallyPrecedes(path) } ?? paths.endIndex
    }
}
