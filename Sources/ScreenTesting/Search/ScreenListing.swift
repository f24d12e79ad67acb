import ScreenElements

/// All elements of a tree in its order, also those that cannot be found, with the reason. Made for failures only.
@MainActor struct ScreenListing {
    struct Entry {
        let element: any ScreenElement
        let depth: Int
        /// The place of the parent in the list.
        let parent: Int?
        /// Why the element cannot be found, as a sentence; `nil` if it can.
        let obstacle: String?
        /// How many requests of the chain the elements above fulfil.
        let fulfilled: Int
        /// Whether the element matches the request that the listing is about.
        let isMatch: Bool
    }

    /// A tree that is larger is cut.
    private static let maxEntries = 20_000

    let chain: ElementChain
    /// The request of the chain that the listing is about.
    let level: Int
    private(set) var entries: [Entry] = []
    private var search: ElementSearch

    init(_ chain: ElementChain, level: Int) {
        self.chain = chain
        self.level = level
        search = ElementSearch(for: chain.requests)
        if let root = chain.root { list(root, depth: 0, parent: nil, fulfilled: 0, obstacle: nil) }
    }

    private mutating func list(
        _ element: any ScreenElement,
        depth: Int,
        parent: Int?,
        fulfilled: Int,
        obstacle: String?
    ) {
        guard depth < ElementSearch.limits.depth, entries.count < Self.maxEntries else { return }
        let isRoot = depth == 0 && !chain.includesRoot
        let obstacle = obstacle ?? (isRoot ? "the search begins inside of it" : element.obstacle)
        let before = search.counts[level]
        let fulfilledInside = obstacle == nil ? search.enter(element, fulfilled: fulfilled) : fulfilled
        entries.append(
            Entry(
                element: element,
                depth: depth,
                parent: parent,
                obstacle: obstacle,
                fulfilled: fulfilled,
                isMatch: search.counts[level] > before
            )
        )
        let place = entries.count - 1
        let inherited =
            isRoot ? nil : element.obstacleForChildren ?? (element.exposure == .childrenOnly ? nil : obstacle)
        for child in element.children {
            list(child, depth: depth + 1, parent: place, fulfilled: fulfilledInside, obstacle: inherited)
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
        case .hidden: "it lies in \(text)"
        case .withoutSize: "it lies in \(text)"
        case nil: exposure == .standsForChildren ? "it lies in \(text), which stands for what is inside of it" : nil
        }
    }
}

// MARK: The tree as text

extension ScreenListing {
    private static let maxLines = 60

    /// The tree, a line for each element, indented by its depth; `→` marks what matches.
    var lines: [String] {
        let kept = keptEntries
        var lines: [String] = []
        var next = 0
        for place in kept {
            if place > next { lines.append("    … \(place - next) more") }
            lines.append(line(of: entries[place]))
            next = place + 1
        }
        if next < entries.count { lines.append("    … \(entries.count - next) more") }
        return lines
    }

    private func line(of entry: Entry) -> String {
        (entry.isMatch ? "  → " : "    ") + String(repeating: "  ", count: min(entry.depth, 40)) + entry.element.text
    }

    /// The places of the first entries, and of those that match with all that they lie in.
    private var keptEntries: [Int] {
        guard entries.count > Self.maxLines else { return Array(entries.indices) }
        var kept = Set(0..<Self.maxLines / 2)
        for place in entries.indices where entries[place].isMatch && kept.count < Self.maxLines {
            var above: Int? = place
            while let current = above, kept.insert(current).inserted { above = entries[current].parent }
        }
        return kept.sorted()
    }
}
