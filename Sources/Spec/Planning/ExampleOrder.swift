import SpecEvents

/// The order in which the examples of a class run.
enum ExampleOrder: Equatable {
    case declared
    /// Shuffled group by group: the examples of a group stay together, and ordered groups stay in order.
    case random(seed: UInt64)

    /// The seed of a random order.
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
        var state = example.plan.specClass.qualifiedName.utf8.reduce(seed) { Self.mixed($0 &+ UInt64($1)) }
        return path.enumerated().flatMap { depth, step -> [UInt64] in
            state = Self.mixed(state &+ UInt64(step) &+ 1)
            return depth < firstOrdered ? [state, UInt64(step)] : [UInt64(step)]
        }
    }

    /// One step of SplitMix64 (Steele, Lea, Flood 2014): every bit of the input changes about half of those of the
    /// output.
    private static func mixed(_ value: UInt64) -> UInt64 {
        var mixed = value &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
