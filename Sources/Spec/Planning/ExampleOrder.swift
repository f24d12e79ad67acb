import SpecEvents

/// The order in which the examples of a class run.
enum ExampleOrder: Equatable {
    case declared
    /// Shuffled group by group: the examples of a group stay together, and ordered groups stay in order.
    case random(seed: UInt64)

    var seed: UInt64? {
        if case .random(let seed) = self { seed } else { nil }
    }

    /// The examples in this order. The same seed gives the same order, whichever examples are selected.
    @MainActor func ordered(_ examples: [Example]) -> [Example] {
        guard case .random(let seed) = self else { return examples }
        let ranked = examples.map { (example: $0, key: sortKey(of: $0, seed)) }
        return ranked.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.example)
    }

    /// A rank for each step of the path: a number from the seed and the path so far, so that all examples of a group
    /// share the first ranks. Inside an ordered group the steps are the ranks.
    @MainActor private func sortKey(of example: Example, _ seed: UInt64) -> [UInt64] {
        guard let path = example.path else { return [] }
        let firstOrdered = example.orderedGroup?.count ?? path.count
        var state = example.plan.specClass.qualifiedName.utf8.reduce(seed) { SplitMix64.mixed($0 &+ UInt64($1)) }
        return path.enumerated().flatMap { depth, step -> [UInt64] in
            state = SplitMix64.mixed(state &+ UInt64(step) &+ 1)
            return depth < firstOrdered ? [state, UInt64(step)] : [UInt64(step)]
        }
    }
}
