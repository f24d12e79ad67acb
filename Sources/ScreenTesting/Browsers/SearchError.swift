/// A search that did not lead to exactly one element.
public struct SearchError: Error, CustomStringConvertible {
    /// What was looked for, what was found, the near misses, and the tree.
    public let description: String
}
