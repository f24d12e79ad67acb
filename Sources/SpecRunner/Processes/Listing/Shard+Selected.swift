import SpecEvents

extension Shard {
    /// The examples of this part; an ordered group belongs to one part as a whole. The result does not depend on the
    /// order of the examples.
    func selected(from examples: [ExampleIdentity]) -> [ExampleIdentity] {
        var dealer = Dealer(for: self)
        let mine = examples.sorted { $0.identifier < $1.identifier }
            .filter { dealer.deal(orderedGroup: $0.orderedGroup) }
        let identifiers = Set(mine.map(\.identifier))
        return examples.filter { identifiers.contains($0.identifier) }
    }
}
