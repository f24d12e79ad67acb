import ScreenElements

/// What is looked for, and in what: the requests from the outermost parent to the element itself.
struct ElementChain: Sendable {
    /// A longer chain is taken for that of a browser that is its own parent.
    static let maxRequests = 1_000

    /// Where the search begins; `nil` if there is no screen to look at.
    let root: (any ScreenElement)?
    /// Whether the first request may find the root itself: it may if the root is a whole screen, not if it is a parent.
    let includesRoot: Bool
    /// At least one; the last is for the element, each before it for what the next is looked for in.
    var requests: [SearchRequest]

    /// The same search in the screen as it is now, for several questions about it that belong together.
    @MainActor var snapshot: ElementChain {
        ElementChain(root: root?.snapshot, includesRoot: includesRoot, requests: requests)
    }

    var request: SearchRequest { requests[requests.count - 1] }

    /// Why nothing can be looked for; `nil` if something can.
    var problem: SearchProblem? {
        if requests.count > Self.maxRequests { return .endlessParents }
        if requests.contains(where: { $0.index.map { $0 < 0 } ?? false }) { return .negativeIndex }
        return root == nil ? .noScreen : nil
    }
}
