import Expect
import ScreenElements

struct SearchFailure: Error {
    private static let maxNearMisses = 5

    let problem: SearchProblem
    let chain: ElementChain

    /// `intention` follows “expected”, as in `to tap button with identifier “Next”`.
    @MainActor func message(_ intention: String) -> String { "expected \(intention), \(explanation)" }

    @MainActor var explanation: String {
        let phrase = problem.phrase(in: chain)
        guard let level = problem.level else { return phrase }
        return ([phrase] + details(level: level)).joined(separator: "\n")
    }

    @MainActor private func details(level: Int) -> [String] {
        var listed: (tree: [String], misses: [String]) = ([], [])
        // Discards failures in the conditions, because the search has already reported them.
        _ = gatherFailures {
            let listing = ScreenListing(chain, level: level)
            listed = (listing.lines, listing.nearMisses)
        }
        let misses = listed.misses
        var lines = chain.requests[..<level].reversed().map { "in \($0)" }
        lines += misses.isEmpty ? [] : ["near misses:"] + misses.prefix(Self.maxNearMisses)
        if misses.count > Self.maxNearMisses { lines.append("  … and \(misses.count - Self.maxNearMisses) more") }
        return lines + ["the screen:"] + listed.tree
    }
}

extension ElementChain {
    /// The screen as text. Elements that match the last request are marked.
    @MainActor var tree: [String] {
        var lines: [String] = []
        _ = gatherFailures { lines = ScreenListing(self, level: requests.count - 1).lines }
        return ["the screen:"] + lines
    }
}

extension ScreenListing {
    fileprivate var nearMisses: [String] {
        entries.compactMap { $0.isMatch ? nil : nearMiss($0) }.sorted { $0.rank < $1.rank }.map(\.line)
    }

    private func nearMiss(_ entry: Entry) -> (line: String, rank: Int)? {
        let (request, element) = (chain.requests[level], entry.element)
        let outside: String? =
            if entry.above.count < level {
                "it is outside of \(chain.requests[level - 1])"
            } else if request.isForChild, !entry.above.ofParent.contains(level - 1) {
                "it does not lie directly inside of "
                    + (level > 0 ? chain.requests[level - 1].description : "where the search begins")
            } else {
                nil
            }
        let isMatch = request.matches(element)
        let difference = isMatch ? nil : request.difference(from: element)
        guard isMatch || difference != nil else { return nil }
        let reasons = [difference?.reason, entry.obstacle, outside].compactMap(\.self)
        guard !reasons.isEmpty else { return nil }
        return ("  \(element.text): \(reasons.joined(separator: ", and "))", difference?.rank ?? 0)
    }
}

extension SearchRequest {
    /// Returns how the element differs from the request, or `nil` if it does not resemble the
    /// request. A smaller rank means a nearer miss.
    @MainActor fileprivate func difference(from element: any ScreenElement) -> (reason: String, rank: Int)? {
        if hasAttributes(of: element) {
            guard comparesTexts else { return nil }
            let unmet = conditions.filter { !$0.holds(element) }.map(\.phrase)
            return ("it does not fulfil “that \(unmet.joined(separator: " and "))”", 1)
        }
        if let wantedID, element.identifier == wantedID { return (others(element), 1) }
        if let wantedID, element.label == wantedID { return ("its label is the identifier asked for", 2) }
        if let label, !label.isEmpty {
            if element.identifier == label { return ("its identifier is the label asked for", 2) }
            if element.label == label { return (others(element), 2) }
        }
        if let value, !value.isEmpty, element.value == value { return (others(element), 2) }
        if let placeholder, !placeholder.isEmpty {
            if element.placeholder == placeholder { return (others(element), 2) }
            if element.label == placeholder { return ("its label is the placeholder asked for", 2) }
        }
        if let label, !label.isEmpty, element.placeholder == label {
            return ("its placeholder is the label asked for", 2)
        }
        if let id, id.isLike(element.identifier) { return ("its identifier is like the one asked for", 3) }
        if let label, label.isLike(element.label) { return ("its label is like the one asked for", 3) }
        return nil
    }

    /// Lists the attributes that differ from the requested ones.
    @MainActor private func others(_ element: any ScreenElement) -> String {
        var reasons: [String] = []
        if type != .any, element.elementType != type { reasons.append("its type is \(element.elementType.rawValue)") }
        func compare(_ name: String, _ actual: String, with wanted: String?) {
            guard let wanted, actual != wanted else { return }
            reasons.append(actual.isEmpty ? "it has no \(name)" : "its \(name) is \(actual.quoted)")
        }
        compare("identifier", element.identifier, with: wantedID)
        compare("label", element.label, with: label)
        if let value, element.value != value { reasons.append(element.valueSentence) }
        compare("placeholder", element.placeholder, with: placeholder)
        return reasons.joined(separator: ", ")
    }
}

extension String {
    fileprivate func isLike(_ other: String) -> Bool {
        !isEmpty && filter { !$0.isWhitespace }.lowercased() == other.filter { !$0.isWhitespace }.lowercased()
    }
}

enum SearchProblem: Error, Equatable {
    /// No elements, or too few for the request's index, match the request at this level.
    case missing(level: Int, count: Int)
    /// Several elements match the request at this level, but the request has no index.
    case ambiguous(level: Int, count: Int)
    /// The tree below an element exceeds a limit, probably because an element contains itself.
    case endlessTree(at: String)
    /// There are too many parents, probably because a browser is its own parent.
    case endlessParents
    case negativeIndex
    case noScreen
    case unreadable(String)

    /// Whether searching again would be pointless.
    var isFinal: Bool { level == nil }

    /// The index of the request that too few or too many elements match. `nil` for other problems.
    var level: Int? {
        switch self {
        case .missing(let level, _), .ambiguous(let level, _): level
        case .endlessTree, .endlessParents, .negativeIndex, .noScreen, .unreadable: nil
        }
    }

    func phrase(in chain: ElementChain) -> String {
        guard let level, level < chain.requests.count - 1 else { return phrase }
        return "\(phrase) of \(chain.requests[level]), in which to look"
    }

    private var phrase: String {
        switch self {
        case .missing(_, count: 0): "found none"
        case .missing(_, let count): "found only \(count)"
        case .ambiguous(_, let count): "found \(count)"
        case .endlessTree(let element): "the tree does not end below \(element): does an element contain itself?"
        case .endlessParents: "the parents of the browser do not end: is a browser its own parent?"
        case .negativeIndex: "an index below 0 is none: the first element has the index 0"
        case .noScreen:
            "there is no screen to look at\nFix: call it inside `withScreen(…)`, or give the outermost browser a `parentElement`."
        case .unreadable(let reason): reason
        }
    }
}

/// All elements in tree order, with the reasons why some cannot be found. Used in failure messages.
@MainActor struct ScreenListing {
    struct Entry {
        let element: any ScreenElement
        let depth: Int
        let parent: Int?
        /// A clause that says why the element cannot be found, or `nil` if it can be found.
        let obstacle: String?
        let above: AncestorMatches
        let isMatch: Bool
    }

    private static let maxEntries = 20_000

    let chain: ElementChain
    /// The index of the request whose matches are marked.
    let level: Int
    private(set) var entries: [Entry] = []
    private var isCut = false
    private var search: TreeSearch

    init(_ chain: ElementChain, level: Int) {
        self.chain = chain
        self.level = level
        search = TreeSearch(for: chain.requests)
        if let root = chain.root { list(root, depth: 0, above: chain.includesRoot ? .ofScreen : .insideParent) }
    }

    /// `obstacleAbove` says why an ancestor's descendants, including this element, cannot be found.
    private mutating func list(
        _ element: any ScreenElement,
        depth: Int,
        parent: Int? = nil,
        above: AncestorMatches,
        obstacleAbove: String? = nil
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
    fileprivate var obstacle: String? {
        switch invisibility {
        case .hidden: "it is hidden"
        case .withoutSize: "it has no width or no height"
        case nil: exposure == .childrenOnly ? "it only lays out what is inside of it" : nil
        }
    }

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

    /// One line per element, indented by depth. `→` marks the matches.
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
        if isCut || left > 0 { lines.append("    … \(left) more" + (isCut ? ", and what was not listed" : "")) }
        return lines
    }

    private var markedEntries: Set<Int> {
        let matches = entries.indices.filter { entries[$0].isMatch }
        guard let index = chain.requests[level].index, matches.indices.contains(index) else { return Set(matches) }
        return [matches[index]]
    }

    /// Returns the indices of the first entries and of the marked entries with their ancestors.
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
