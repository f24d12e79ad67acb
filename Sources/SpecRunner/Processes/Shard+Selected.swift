import SpecEvents

extension Shard {
    /// Those of the examples that belong to this part, with ordered groups as one. Which they are does not depend on the order
    /// in which they would run.
    func selected(from examples: [ExampleIdentity]) -> [ExampleIdentity] {
        var dealer = Dealer(for: self)
        let mine = examples.sorted { $0.identifier < $1.identifier }
            .filter { dealer.deal(orderedGroup: $0.orderedGroup) }
        let identifiers = Set(mine.map(\.identifier))
        return examples.filter { identifiers.contains($0.identifier) }
    }
}
