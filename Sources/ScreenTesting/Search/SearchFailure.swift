import Expect
import ScreenElements

/// Writes the messages of searches that failed.
enum SearchFailure {
    private static let maxNearMisses = 5

    /// - Parameters:
    ///   - intention: What was expected, in words that follow «expected»: «to tap button with identifier “Next”».
    ///   - problem: Why the search failed.
    @MainActor static func message(_ intention: String, _ problem: SearchProblem, _ chain: ElementChain) -> String {
        "expected \(intention), \(explanation(problem, chain))"
    }

    /// The problem, with the near misses and the tree.
    @MainActor static func explanation(_ problem: SearchProblem, _ chain: ElementChain) -> String {
        let phrase = problem.phrase(in: chain)
        guard let level = problem.level else { return phrase }
        return ([phrase] + details(chain, level: level)).joined(separator: "\n")
    }

    /// The near misses of a request of a chain, and the tree.
    @MainActor private static func details(_ chain: ElementChain, level: Int) -> [String] {
        var listed: (tree: [String], misses: [NearMiss]) = ([], [])
        // The conditions of requests run once more, and their failures have been recorded.
        _ = gatherFailures {
            let listing = ScreenListing(chain, level: level)
            listed = (listing.lines, NearMiss.all(in: listing))
        }
        let misses = listed.misses
        var lines = chain.requests[..<level].reversed().map { "in \($0)" }
        lines += misses.isEmpty ? [] : ["near misses:"] + misses.prefix(maxNearMisses).map(\.line)
        if misses.count > maxNearMisses { lines.append("  … and \(misses.count - maxNearMisses) more") }
        return lines + ["the screen:"] + listed.tree
    }

    /// The tree, in which the matches of the chain are marked.
    @MainActor static func tree(_ chain: ElementChain) -> [String] {
        var lines: [String] = []
        _ = gatherFailures { lines = ScreenListing(chain, level: chain.requests.count - 1).lines }
        return ["the screen:"] + lines
    }
}
