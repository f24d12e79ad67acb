/// A part of all examples, for one of several processes or machines.
public struct Shard: Hashable, Sendable {
    /// Counted from 1.
    public let number: Int
    /// How many parts there are.
    public let count: Int

    /// - Returns: `nil` if there is no such part.
    public init?(number: Int, of count: Int) {
        guard count > 0, number > 0, number <= count else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// Reads `2/3`, as the command line has it.
    ///
    /// - Returns: `nil` if the text is no such part.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number: number, of: count)
    }

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
