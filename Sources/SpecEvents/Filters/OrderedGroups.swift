/// The examples of an ordered group build on earlier ones, so none runs without those.
package enum OrderedGroups {
    /// The selected examples, and the earlier ones of their ordered groups.
    ///
    /// - Parameters:
    ///   - all: All examples; those of each ordered group are in order.
    ///   - group: The ordered group of an example; `nil` if it is in none.
    ///   - isSelected: Whether an example is selected.
    package static func complete<Example>(
        _ all: [Example],
        group: (Example) -> String?,
        where isSelected: (Example) -> Bool
    ) -> [Example] {
        var needed: Set<String> = []
        let selected = all.reversed().filter { example in
            let group = group(example)
            if isSelected(example) {
                if let group { needed.insert(group) }
                return true
            }
            return group.map(needed.contains) ?? false
        }
        return selected.reversed()
    }
}

extension Shard {
    /// Distributes examples over the parts in turn: the first to the first part, the second to the
    /// second. All parts see the same examples in the same order, so together they run each once.
    package struct Dealer {
        private let shard: Shard
        /// Whether an ordered group belongs to this part, for the groups seen so far.
        private var groups: [String: Bool] = [:]
        /// How many examples and ordered groups have been distributed over all parts.
        package private(set) var unitCount = 0

        package init(for shard: Shard) {
            self.shard = shard
        }

        /// Takes the next example.
        ///
        /// - Parameter orderedGroup: Its ordered group; such a group goes to one part as a whole.
        /// - Returns: Whether the example belongs to this part.
        package mutating func deal(orderedGroup: String?) -> Bool {
            if let belongsHere = orderedGroup.flatMap({ groups[$0] }) { return belongsHere }
            let belongsHere = unitCount % shard.count == shard.number - 1
            unitCount += 1
            if let orderedGroup { groups[orderedGroup] = belongsHere }
            return belongsHere
        }
    }
}
