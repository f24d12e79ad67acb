import Expect
import ScreenElements

/// A search that failed, and its messages.
struct SearchFailure: Error {
    private static let maxNearMisses = 5

    let problem: SearchProblem
    let chain: ElementChain

    /// - Parameter intention: What was expected, in words that follow «expected»: «to tap button with identifier “Next”».
    @MainActor func message(_ intention: String) -> String { "expected \(intention), \(explanation)" }

    /// The problem, with the near misses and the tree.
    @MainActor var explanation: String {
        let phrase = problem.phrase(in: chain)
        guard let level = problem.level else { return phrase }
        return ([phrase] + details(level: level)).joined(separator: "\n")
    }

    /// The near misses of a request of the chain, and the tree.
    @MainActor private func details(level: Int) -> [String] {
        var listed: (tree: [String], misses: [NearMiss]) = ([], [])
        // The conditions of requests run once more, and their failures have been recorded.
        _ = gatherFailures {
            let listing = ScreenListing(chain, level: level)
            listed = (listing.lines, NearMiss.all(in: listing))
        }
        let misses = listed.misses
        var lines = chain.requests[..<level].reversed().map { "in \($0)" }
        lines += misses.isEmpty ? [] : ["near misses:"] + misses.prefix(Self.maxNearMisses).map(\.line)
        if misses.count > Self.maxNearMisses { lines.append("  … and \(misses.count - Self.maxNearMisses) more") }
        return lines + ["the screen:"] + listed.tree
    }
}

extension ElementChain {
    /// The tree, in which the matches of the chain are marked.
    @MainActor var tree: [String] {
        var lines: [String] = []
        _ = gatherFailures { lines = ScreenListing(self, level: requests.count - 1).lines }
        return ["the screen:"] + lines
    }
}
