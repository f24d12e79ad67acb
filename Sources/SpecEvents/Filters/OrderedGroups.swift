/// Completes selections in ordered groups, whose examples never run without the earlier ones.
package enum OrderedGroups {
    /// Returns the selected examples, and those that precede them in their ordered groups.
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
    /// Deals examples to the parts in turn. All parts see the same examples in the same order, so
    /// together they run each example once.
    package struct Dealer {
        private let shard: Shard
        /// For each ordered group seen so far, whether it belongs to this part.
        private var groups: [String: Bool] = [:]
        /// How many single examples and whole ordered groups have been distributed over all parts.
        package private(set) var unitCount = 0

        package init(for shard: Shard) {
            self.shard = shard
        }

        /// Returns whether the next example belongs to this part. An ordered group, if given, goes
        /// to one part as a whole.
        package mutating func deal(orderedGroup: String?) -> Bool {
            if let belongsHere = orderedGroup.flatMap({ groups[$0] }) { return belongsHere }
            let belongsHere = unitCount % shard.count == shard.number - 1
            unitCount += 1
            if let orderedGroup { groups[orderedGroup] = belongsHere }
            return belongsHere
        }
    }
}
