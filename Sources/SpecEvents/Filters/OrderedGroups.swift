/// Completes selections of examples, because an example in an ordered group needs those before it.
package enum OrderedGroups {
    /// - Parameter all: All examples, with each ordered group's examples in order.
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
    /// Assigns examples to the shards in turn. All shards process the same examples in the same
    /// order, so together they run each example once.
    package struct Dealer {
        private let shard: Shard
        /// Maps each ordered group that the dealer has seen to whether this shard runs the group.
        private var groups: [String: Bool] = [:]
        /// The number of units dealt so far: ordered groups, and examples outside of such groups.
        package private(set) var unitCount = 0

        package init(for shard: Shard) {
            self.shard = shard
        }

        /// Returns whether this shard runs the next example. An ordered group is never divided.
        package mutating func deal(orderedGroup: String?) -> Bool {
            if let belongsHere = orderedGroup.flatMap({ groups[$0] }) { return belongsHere }
            let belongsHere = unitCount % shard.count == shard.number - 1
            unitCount += 1
            if let orderedGroup { groups[orderedGroup] = belongsHere }
            return belongsHere
        }
    }
}
