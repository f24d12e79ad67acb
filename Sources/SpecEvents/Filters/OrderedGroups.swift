/// Completes selections: an example of an ordered group needs the examples before it in the group.
package enum OrderedGroups {
    /// - Parameter all: All examples, with the examples of each ordered group in order.
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
    /// A round-robin distribution. All parts process the same examples in the same order, so
    /// together they run each example once.
    package struct Dealer {
        private let shard: Shard
        /// For each ordered group seen so far, whether it belongs to this part.
        private var groups: [String: Bool] = [:]
        /// The number of single examples and whole ordered groups distributed so far.
        package private(set) var unitCount = 0

        package init(for shard: Shard) {
            self.shard = shard
        }

        /// Returns whether the next example is in this part. An ordered group is never divided.
        package mutating func deal(orderedGroup: String?) -> Bool {
            if let belongsHere = orderedGroup.flatMap({ groups[$0] }) { return belongsHere }
            let belongsHere = unitCount % shard.count == shard.number - 1
            unitCount += 1
            if let orderedGroup { groups[orderedGroup] = belongsHere }
            return belongsHere
        }
    }
}
