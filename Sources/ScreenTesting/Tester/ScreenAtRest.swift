import ScreenElements

/// Whether a screen has come to rest: nothing on it is animating, and it was the same when it was looked at before.
@MainActor struct ScreenAtRest {
    private let chain: ElementChain
    private var last: [String]?

    init(_ chain: ElementChain) {
        self.chain = chain
    }

    mutating func look() -> Result<Void, Obstacle> {
        guard let root = chain.root else { return .failure(.search(.noScreen)) }
        var texts: [String] = []
        var moving: String?
        visit(root, depth: 0, &texts, &moving)
        defer { last = texts }
        if let reason = root.unreadableBecause { return .failure(.search(.unreadable(reason))) }
        if let moving { return .failure(.element("\(moving) is moving")) }
        return last == texts ? .success(()) : .failure(.element("the screen changes"))
    }

    private func visit(_ element: any ScreenElement, depth: Int, _ texts: inout [String], _ moving: inout String?) {
        guard depth < ElementSearch.limits.depth, texts.count < ElementSearch.limits.elements else { return }
        guard element.invisibility == nil else { return }
        if element.isAnimating { moving = moving ?? element.text }
        let frame = element.frame.map { " \($0)" } ?? ""
        texts.append(element.text + frame)
        for child in element.children { visit(child, depth: depth + 1, &texts, &moving) }
    }
}
