extension Shard {
    /// Deals examples out to the parts as one deals cards: the first to the first part, the second to the second. All parts
    /// see the same examples in the same order, so together they have each example once.
    package struct Dealer {
        private let shard: Shard
        /// Whether an ordered group is this part's, for those that have been dealt.
        private var groups: [String: Bool] = [:]
        /// How many examples, or ordered groups of them, have been dealt to all parts.
        package private(set) var unitCount = 0

        package init(for shard: Shard) {
            self.shard = shard
        }

        /// Deals the next example.
        ///
        /// - Parameter orderedGroup: The ordered group that it belongs to; such a group goes to one part as a whole.
        /// - Returns: Whether the example is this part's.
        package mutating func deal(orderedGroup: String?) -> Bool {
            if let isMine = orderedGroup.flatMap({ groups[$0] }) { return isMine }
            let isMine = unitCount % shard.count == shard.number - 1
            unitCount += 1
            if let orderedGroup { groups[orderedGroup] = isMine }
            return isMine
        }
    }
}
