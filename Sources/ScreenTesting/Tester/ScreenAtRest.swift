import Foundation
import ScreenElements

/// Whether a screen is at rest: no element is animating, and it is the same as at the poll before.
@MainActor struct ScreenAtRest {
    private let chain: ElementChain
    private var last: [ElementAppearance]?

    init(_ chain: ElementChain) {
        self.chain = chain
    }

    mutating func poll() -> Result<Void, PollFailure> {
        withoutRecording { compare() }
    }

    private mutating func compare() -> Result<Void, PollFailure> {
        guard let root = chain.root else { return .failure(.search(.noScreen)) }
        var walk = AppearanceWalk()
        walk.visit(root, depth: 0)
        if let problem = walk.problem { return .failure(.search(problem)) }
        defer { last = walk.appearances }
        if let moving = walk.moving { return .failure(.element("\(moving) is moving")) }
        return last == walk.appearances ? .success(()) : .failure(.element("the screen changes"))
    }
}

/// The visible attributes of an element.
private struct ElementAppearance: Equatable {
    let type: ElementType
    let texts: [String?]
    let isEnabled: Bool
    let hasFocus: Bool
    let frame: CGRect?
    let depth: Int

    @MainActor init(_ element: any ScreenElement, depth: Int) {
        type = element.elementType
        texts = [element.identifier, element.label, element.value]
        isEnabled = element.isEnabled
        hasFocus = element.hasFocus
        frame = element.frame
        self.depth = depth
    }
}

/// Visits all visible elements, also those that a search passes over, such as a title that moves inside of its button.
@MainActor private struct AppearanceWalk {
    private(set) var appearances: [ElementAppearance] = []
    /// The first element that is animating.
    private(set) var moving: String?
    private(set) var problem: SearchProblem?

    mutating func visit(_ element: any ScreenElement, depth: Int) {
        guard problem == nil, element.invisibility == nil else { return }
        guard depth < TreeSearch.limits.depth, appearances.count < TreeSearch.limits.elements else {
            return problem = .endlessTree(at: element.text)
        }
        if moving == nil, element.isAnimating { moving = element.text }
        appearances.append(ElementAppearance(element, depth: depth))
        for child in element.children { visit(child, depth: depth + 1) }
        if let reason = element.unreadableBecause { problem = .unreadable(reason) }
    }
}
