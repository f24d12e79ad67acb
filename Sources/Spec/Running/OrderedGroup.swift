/// An ordered group while it runs: one evaluation for all its examples, and how far they have come.
@MainActor final class OrderedGroup {
    private let paths: [[Int]: RunPath]
    /// The ways of the examples that are still to run, ordered group or not.
    private var left: Set<[Int]>
    private var done: Set<[Int]> = []
    /// The example that failed, after which the others are skipped.
    private(set) var failedExample: String?

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
    func end(_ way: [Int], failedAs name: String?) {
        done.insert(way)
        left.remove(way)
        failedExample = failedExample ?? name
    }

    /// Whether no example is left that needs what this level's `beforeAll` prepared.
    func isOver(_ level: RunPath.Level, on way: [Int]) -> Bool {
        let group = way.prefix(level.depth)
        return !left.contains { $0.starts(with: group) }
    }
}
