import ScreenElements

/// A search for the elements that match a chain of requests, in one traversal of a tree.
///
/// At each element, the search knows which requests in the chain the element's ancestors match.
///
///     init                           starts at the root or its children
///       visit                        skips elements that cannot be found
///         enter                      compares the element with the first request, and with each
///                                    request whose predecessor matches an ancestor
@MainActor struct TreeSearch {
    /// An element that matches the last request.
    struct Match {
        let element: any ScreenElement
        /// The element's position among all elements that can be found, in tree order.
        let number: Int
    }

    /// A tree that exceeds these limits is assumed to contain a cycle.
    static let limits = (depth: 1_000, elements: 1_000_000)

    let requests: [SearchRequest]
    /// Stored separately for speed, because comparing the types rules out most elements.
    private let types: [ElementType]
    private let criteria: [Criterion]
    /// For each request, the number of matches that are inside a match for the previous request.
    private(set) var counts: [Int]
    private(set) var matches: [Match] = []
    private(set) var problem: SearchProblem?
    private var number = 0
    private var visited = 0

    init(for requests: [SearchRequest]) {
        self.requests = requests
        types = requests.map(\.type)
        criteria = requests.map(Criterion.init)
        counts = Array(repeating: 0, count: requests.count)
    }

    init(_ chain: ElementChain) {
        self.init(for: chain.requests)
        problem = chain.problem
        guard problem == nil, let root = chain.root else { return }
        if chain.includesRoot {
            visit(root, above: .ofScreen, depth: 0)
        } else if root.invisibility == nil, root.exposure != .standsForChildren {
            visitChildren(of: root, above: .insideParent, depth: 0)
        }
        if let reason = root.unreadableBecause { problem = .unreadable(reason) }
    }

    private mutating func visit(_ element: any ScreenElement, above: AncestorMatches, depth: Int) {
        guard problem == nil, element.invisibility == nil else { return }
        visited += 1
        guard depth < Self.limits.depth, visited <= Self.limits.elements else {
            return problem = .endlessTree(at: element.text)
        }
        let exposure = element.exposure
        let inside = exposure == .childrenOnly ? above : enter(element, above: above)
        if exposure != .standsForChildren { visitChildren(of: element, above: inside, depth: depth) }
    }

    private mutating func visitChildren(of element: any ScreenElement, above: AncestorMatches, depth: Int) {
        for child in element.children { visit(child, above: above, depth: depth + 1) }
        // Checked after reading the children, because the reason may not be known until then.
        if let reason = element.unreadableBecause { problem = .unreadable(reason) }
    }

    /// Compares an element with the requests. `above` contains the matches among its ancestors, and
    /// the result contains the matches among its children's ancestors.
    mutating func enter(_ element: any ScreenElement, above: AncestorMatches) -> AncestorMatches {
        var matched: [Int] = []
        let type = element.elementType
        let last = types.count - 1
        for level in 0...min(above.count, last) where types[level] == .any || types[level] == type {
            let criterion = criteria[level]
            guard !criterion.request.isForChild || above.ofParent.contains(level - 1) else { continue }
            guard criterion.request.matches(element) else { continue }
            counts[level] += 1
            if let index = criterion.request.index, index != counts[level] - 1, level < last { continue }
            if level == last { matches.append(Match(element: element, number: number)) }
            matched.append(level)
        }
        number += 1
        return above.inside(ofMatchFor: matched)
    }

    // MARK: Results

    var result: Result<Match, SearchProblem> {
        if let problem { return .failure(problem) }
        for (level, request) in requests.enumerated() {
            let count = counts[level]
            if count <= request.index ?? 0 { return .failure(.missing(level: level, count: count)) }
            if count > 1, request.index == nil { return .failure(.ambiguous(level: level, count: count)) }
        }
        return .success(matches[requests[requests.count - 1].index ?? 0])
    }

    var absence: SearchProblem? {
        for (level, request) in requests.enumerated() where counts[level] <= request.index ?? 0 {
            return .missing(level: level, count: counts[level])
        }
        return nil
    }

    var hasMatch: Bool { problem == nil && absence == nil }
}

/// A class rather than a struct, because copying requests would double the search time.
private final class Criterion: Sendable {
    let request: SearchRequest

    init(_ request: SearchRequest) {
        self.request = request
    }
}

/// The requests in a chain that an element's ancestors match.
struct AncestorMatches {
    /// The ancestors match this many requests, counted from the start of the chain.
    var count = 0
    /// The indices of the requests that the parent matches. -1 represents the start of the search.
    var ofParent: [Int] = []
    /// Whether the element is the screen itself, which has no ancestors.
    var isOfScreen = false

    /// The matches for the root of a screen. A search may find this root.
    static var ofScreen: AncestorMatches { AncestorMatches(isOfScreen: true) }
    /// The matches for the children of a parent element. A search must not find the parent itself.
    static var insideParent: AncestorMatches { AncestorMatches(ofParent: [-1]) }

    func inside(ofMatchFor levels: [Int]) -> AncestorMatches {
        AncestorMatches(
            count: levels.last.map { max(count, $0 + 1) } ?? count,
            ofParent: isOfScreen ? [-1] + levels : levels
        )
    }
}

/// The reason why neither an element nor anything inside it can be found.
enum Invisibility: String {
    case hidden = "hidden"
    case withoutSize = "without size"
}

extension ScreenElement {
    var invisibility: Invisibility? {
        if isHidden { return .hidden }
        if let frame, frame.width <= 0 || frame.height <= 0 { return .withoutSize }
        return nil
    }
}
