package struct Shard: Hashable, Sendable {
    /// Counts from 1.
    package internal(set) var number: Int
    package internal(set) var count: Int
    /// Identifies the set of examples that the shards divide among themselves. `nil` if unknown.
    package var selection: String?

    package init?(number: Int, of count: Int) {
        guard count > 0, number > 0, number <= count else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// Parses a command-line argument such as `2/3`.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number: number, of: count)
    }
}
