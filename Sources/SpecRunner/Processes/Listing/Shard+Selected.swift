import SpecEvents

extension Shard {
    /// The examples of this part; an ordered group belongs to one part as a whole. The result does
    /// not depend on the order of the examples.
    ///
    /// - Parameter durations: The durations in earlier runs, in seconds, by identifier. With some,
    ///   the shards take about equally long; without any, they have the same number of examples.
    func selected(from examples: [ExampleIdentity], durations: [String: Double] = [:]) -> [ExampleIdentity] {
        let sorted = examples.sorted { $0.identifier < $1.identifier }
        let identifiers = durations.isEmpty ? inTurn(sorted) : byDuration(sorted, durations)
        return examples.filter { identifiers.contains($0.identifier) }
    }

    private func inTurn(_ examples: [ExampleIdentity]) -> Set<String> {
        var dealer = Dealer(for: self)
        return Set(examples.filter { dealer.deal(orderedGroup: $0.orderedGroup) }.map(\.identifier))
    }

    /// Deals the longest first, each to the part that has least so far.
    private func byDuration(_ examples: [ExampleIdentity], _ durations: [String: Double]) -> Set<String> {
        // In the order of the examples: in that of a dictionary the sum differs each time.
        let known = examples.compactMap { durations[$0.identifier] }
        let mean = known.reduce(0, +) / Double(max(known.count, 1))
        let units = WorkUnit.units(of: examples) { _ in 0 }.map { unit in
            // What the fastest takes beside its body keeps many of them from meeting in one part.
            (unit, cost: unit.examples.reduce(0) { $0 + (durations[$1.identifier] ?? mean) + 0.000_05 })
        }
        var loads = Array(repeating: 0.0, count: count)
        var mine: Set<String> = []
        let longestFirst = units.enumerated().sorted { ($1.element.cost, $0.offset) < ($0.element.cost, $1.offset) }
        for (unit, cost) in longestFirst.map(\.element) {
            let part = loads.indices.min { loads[$0] < loads[$1] }!
            loads[part] += cost
            if part == number - 1 { mine.formUnion(unit.examples.map(\.identifier)) }
        }
        return mine
    }
}
