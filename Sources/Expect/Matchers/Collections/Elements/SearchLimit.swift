/// The limit for searches among elements that are compared with each other.
enum SearchLimit {
    /// A search gives up after this many comparisons.
    static let mostComparisons = 10_000_000

    /// The line below a failure for a search that gave up.
    static func detail(after comparisons: Int) -> Detail {
        "the search was cut short after \(comparisons) comparisons; elements that are Hashable are looked up instead"
    }
}
