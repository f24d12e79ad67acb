import ScreenElements

/// All elements of a tree in order, and why some cannot be found. For failures only.
@MainActor struct ScreenListing {
    struct Entry {
        let element: any ScreenElement
        let depth: Int
        let parent: Int?
        /// Why the element cannot be found, as a sentence; `nil` if it can.
        let obstacle: String?
        /// Which requests of the chain the elements above match.
        let above: AncestorMatches
        /// Whether the element matches the request that the listing is about.
        let isMatch: Bool
    }

    /// A tree that is larger is cut.
    private static let maxEntries = 20_000

    let chain: ElementChain
    /// The request of the chain that the listing is about.
    let level: Int
    private(set) var entries: [Entry] = []
    /// Whether there are more elements than the list holds.
    private var isCut = false
    private var search: TreeSearch

    init(_ chain: ElementChain, level: Int) {
        self.chain = chain
        self.level = level
        search = TreeSearch(for: chain.requests)
        if let root = chain.root {
            list(
                root,
                depth: 0,
                parent: nil,
                above: chain.includesRoot ? .ofScreen : .insideOfParent,
                obstacleAbove: nil
            )
        }
    }

    /// - Parameter obstacleAbove: Why nothing inside of those above can be found; `nil` if it can.
    private mutating func list(
        _ element: any ScreenElement,
        depth: Int,
        parent: Int?,
        above: AncestorMatches,
        obstacleAbove: String?
    ) {
        guard depth < TreeSearch.limits.depth, entries.count < Self.maxEntries else { return isCut = true }
        let isRoot = depth == 0 && !chain.includesRoot
        let obstacle = obstacleAbove ?? (isRoot ? "the search begins inside of it" : element.obstacle)
        let before = search.counts[level]
        let inside = obstacle == nil ? search.enter(element, above: above) : above
        entries.append(
            Entry(
                element: element,
                depth: depth,
                parent: parent,
                obstacle: obstacle,
                above: above,
                isMatch: search.counts[level] > before
            )
        )
        let place = entries.count - 1
        let obstacleInside = obstacleAbove ?? element.obstacleForChildren
        for child in element.children {
            list(child, depth: depth + 1, parent: place, above: inside, obstacleAbove: obstacleInside)
        }
    }
}

extension ScreenElement {
    /// Why the element cannot be found.
    fileprivate var obstacle: String? {
        switch invisibility {
        case .hidden: "it is hidden"
        case .withoutSize: "it has no width or no height"
        case nil: exposure == .childrenOnly ? "it only lays out what is inside of it" : nil
        }
    }

    /// Why what is inside of the element cannot be found.
    fileprivate var obstacleForChildren: String? {
        switch invisibility {
        case .hidden, .withoutSize: "it lies in \(text)"
        case nil: exposure == .standsForChildren ? "it lies in \(text), which stands for what is inside of it" : nil
        }
    }
}

// MARK: The tree as text

extension ScreenListing {
    private static let maxLines = 60

    /// The tree, a line for each element, indented by its depth; `→` marks what matches.
    var lines: [String] {
        let marked = markedEntries
        var lines: [String] = []
        var next = 0
        for place in keptEntries(with: marked) {
            if place > next { lines.append("    … \(place - next) more") }
            let indent = String(repeating: "  ", count: min(entries[place].depth, 40))
            lines.append((marked.contains(place) ? "  → " : "    ") + indent + entries[place].element.text)
            next = place + 1
        }
        let left = entries.count - next
        if isCut { lines.append("    … \(left) more, and what was not listed") }
        if left > 0, !isCut { lines.append("    … \(left) more") }
        return lines
    }

    /// The places of the elements that match: of the one at the request's index, or of all.
    private var markedEntries: Set<Int> {
        let matches = entries.indices.filter { entries[$0].isMatch }
        guard let index = chain.requests[level].index, matches.indices.contains(index) else { return Set(matches) }
        return [matches[index]]
    }

    /// The places of the first entries, and of those at the marked ones, up to the limit.
    private func keptEntries(with marked: Set<Int>) -> [Int] {
        guard entries.count > Self.maxLines else { return Array(entries.indices) }
        var kept = Set(0..<Self.maxLines / 2)
        for place in marked.sorted() {
            var above: Int? = place
            while let current = above, kept.count < Self.maxLines, kept.insert(current).inserted {
                above = entries[current].parent
            }
        }
        return kept.sorted()
    }
}
