import ScreenElements

/// The message of something that could not be done because of what a search found.
struct SearchFailure {
    private static let maxNearMisses = 5

    /// - Parameters:
    ///   - intention: What was expected, in words that follow «expected»: «to tap button with identifier “Next”».
    ///   - problem: What the search met.
    @MainActor static func message(_ intention: String, _ problem: SearchProblem, _ chain: ElementChain) -> String {
        guard let level = problem.level else { return "expected \(intention), \(problem.phrase)" }
        let isParent = level < chain.requests.count - 1
        let found = isParent ? "\(problem.phrase) of \(chain.requests[level]), in which to look" : problem.phrase
        return (["expected \(intention), \(found)"] + details(chain, level: level)).joined(separator: "\n")
    }

    /// What a chain finds, for matchers that tell the rest.
    @MainActor static func explanation(_ chain: ElementChain) -> String {
        var level = chain.requests.count - 1
        if case .failure(let problem) = ElementSearch(chain).result { level = problem.level ?? level }
        return details(chain, level: level).joined(separator: "\n")
    }

    /// The near misses of a request of a chain, and the tree.
    @MainActor static func details(_ chain: ElementChain, level: Int) -> [String] {
        let listing = ScreenListing(chain, level: level)
        let misses = NearMiss.all(in: listing)
        let parents = chain.requests[..<level].reversed().map { "in \($0)" }
        var lines = parents
        lines += misses.isEmpty ? [] : ["near misses:"] + misses.prefix(maxNearMisses).map(\.line)
        if misses.count > maxNearMisses { lines.append("  … and \(misses.count - maxNearMisses) more") }
        return lines + ["the screen:"] + listing.lines
    }

    /// The tree, with what the chain finds marked.
    @MainActor static func tree(_ chain: ElementChain) -> [String] {
        ["the screen:"] + ScreenListing(chain, level: chain.requests.count - 1).lines
    }
}
