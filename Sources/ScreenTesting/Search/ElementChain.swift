import ScreenElements

/// A search: its root, and the requests from the outermost parent to the element itself.
struct ElementChain: Sendable {
    /// A longer chain is taken for that of a browser that is its own parent.
    static let maxRequests = 1_000

    /// Where the search begins; `nil` if there is no screen.
    let root: (any ScreenElement)?
    /// Whether the first request may find the root itself: a screen, not a parent.
    let includesRoot: Bool
    /// At least one; the last is for the element, each before it for the parent of the next.
    var requests: [SearchRequest]

    /// The same search in the screen as it is now, for several searches of the same state.
    @MainActor var snapshot: ElementChain {
        ElementChain(root: root?.snapshot, includesRoot: includesRoot, requests: requests)
    }

    /// Why this search is not possible; `nil` if it is.
    var problem: SearchProblem? {
        if requests.count > Self.maxRequests { return .endlessParents }
        if requests.contains(where: { $0.index.map { $0 < 0 } ?? false }) { return .negativeIndex }
        return root == nil ? .noScreen : nil
    }
}
