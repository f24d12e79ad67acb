/// One part of a run that is divided among several processes or machines.
package struct Shard: Hashable, Sendable {
    /// The number of the part, counted from 1.
    package internal(set) var number: Int
    package internal(set) var count: Int
    /// The identifier of the set of examples that is divided into parts, or `nil` if unknown.
    package var selection: String?

    /// Creates a part, or returns `nil` if `number` is not in the range from 1 to `count`.
    package init?(number: Int, of count: Int) {
        guard count > 0, number > 0, number <= count else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// Creates a part from command-line text such as `2/3`. Returns `nil` if the text is invalid.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number: number, of: count)
    }
}
