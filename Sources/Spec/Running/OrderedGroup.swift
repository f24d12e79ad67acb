/// An ordered group while it runs: one evaluation for all its examples, and how far they have come.
@MainActor final class OrderedGroup {
    private let paths: [[Int]: RunPath]
    /// The ways of the examples that are still to run, ordered group or not.
    private var left: Set<[Int]>
    private var done: Set<[Int]> = []
    /// Why the examples that are left are skipped: what failed before them. `nil` if nothing did.
    private(set) var failure: String?

    init(paths: [[Int]: RunPath], scheduled: Set<[Int]>) {
        self.paths = paths
        left = scheduled.intersection(paths.keys)
    }

    func path(of way: [Int]) -> RunPath? { paths[way] }

    /// The examples that stand before this one and have not run, as when this one was asked for alone. It builds upon
    /// them, so they have to run first.
    func unmetConditions(of way: [Int]) -> [[Int]] {
        paths.keys.filter { $0.lexicographicallyPrecedes(way) && !done.contains($0) }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Notes that an example is done, or was skipped.
    ///
    /// - Parameter reason: Why those after it cannot run, if they cannot.
    func end(_ way: [Int], failedBecause reason: String?) {
        done.insert(way)
        left.remove(way)
        failure = failure ?? reason
    }

    /// Whether no example is left that needs what this level's `beforeAll` prepared.
    func isOver(_ level: RunPath.Level, on way: [Int]) -> Bool {
        let group = way.prefix(level.depth)
        return !left.contains { $0.starts(with: group) }
    }
}
