import ScreenElements

/// One walk over a tree that finds what a chain of requests asks for.
///
/// A search visits each element once, whatever the number of parents: it carries down how many requests of the chain
/// elements above have fulfilled.
///
///     search                         the root, or what is inside of it
///       visit                        passes over what cannot be found
///         enter                      compares with the requests whose parents were found above
@MainActor struct ElementSearch {
    /// An element that matches the last request.
    struct Match {
        let element: any ScreenElement
        /// Its place among the elements that can be found, in the order of the tree.
        let number: Int
    }

    /// Deeper trees and larger ones are taken for elements that contain themselves.
    static let limits = (depth: 1_000, elements: 1_000_000)

    let requests: [SearchRequest]
    /// How many elements match each request inside of those that match the request before it.
    private(set) var counts: [Int]
    /// The elements that match the last request.
    private(set) var matches: [Match] = []
    /// Why the tree could not be searched; `nil` if it could.
    private(set) var obstacle: SearchProblem?
    private var number = 0
    private var visited = 0

    init(for requests: [SearchRequest]) {
        self.requests = requests
        counts = Array(repeating: 0, count: requests.count)
    }

    /// Searches a chain's tree.
    init(_ chain: ElementChain) {
        self.init(for: chain.requests)
        guard let root = chain.root else {
            obstacle = .noScreen
            return
        }
        if chain.includesRoot {
            visit(root, fulfilled: 0, depth: 0)
        } else {
            for child in root.children { visit(child, fulfilled: 0, depth: 1) }
        }
        if let reason = root.unreadableBecause { obstacle = .unreadable(reason) }
    }

    private mutating func visit(_ element: any ScreenElement, fulfilled: Int, depth: Int) {
        guard depth < Self.limits.depth, visited < Self.limits.elements else { return obstacle = .beyondLimits }
        visited += 1
        guard element.invisibility == nil else { return }
        let exposure = element.exposure
        let fulfilled = exposure == .childrenOnly ? fulfilled : enter(element, fulfilled: fulfilled)
        guard exposure != .standsForChildren else { return }
        for child in element.children { visit(child, fulfilled: fulfilled, depth: depth + 1) }
    }

    /// Compares an element that can be found.
    ///
    /// - Parameter fulfilled: How many requests the elements above have fulfilled.
    /// - Returns: How many are fulfilled for the elements inside.
    mutating func enter(_ element: any ScreenElement, fulfilled: Int) -> Int {
        var fulfilledInside = fulfilled
        for level in 0...min(fulfilled, requests.count - 1) where requests[level].matches(element) {
            counts[level] += 1
            if let index = requests[level].index, index != counts[level] - 1, level < requests.count - 1 { continue }
            if level == requests.count - 1 { matches.append(Match(element: element, number: number)) }
            fulfilledInside = max(fulfilledInside, level + 1)
        }
        number += 1
        return fulfilledInside
    }

    // MARK: What was found

    /// The element, or what stands in the way.
    var result: Result<Match, SearchProblem> {
        if let obstacle { return .failure(obstacle) }
        for (level, request) in requests.enumerated() {
            if let problem = problem(with: request, count: counts[level], level) { return .failure(problem) }
        }
        return .success(matches[requests[requests.count - 1].index ?? 0])
    }

    /// Whether at least one element matches, as `exists` asks.
    var hasMatch: Bool {
        let index = requests[requests.count - 1].index ?? 0
        return matches.indices.contains(index)
    }

    private func problem(with request: SearchRequest, count: Int, _ level: Int) -> SearchProblem? {
        if let index = request.index {
            return (0..<count).contains(index) ? nil : .missing(level: level, count: count)
        }
        return count == 1 ? nil : count == 0 ? .missing(level: level, count: 0) : .ambiguous(level: level, count: count)
    }
}

/// Why a search did not lead to one element.
enum SearchProblem: Error, Equatable {
    /// Nothing matches the request at a level of the chain, or fewer than its index needs.
    case missing(level: Int, count: Int)
    /// Several elements match the request at a level of the chain, and it has no index.
    case ambiguous(level: Int, count: Int)
    /// The tree does not end.
    case beyondLimits
    /// There is no screen to look at.
    case noScreen
    /// The tree cannot be read any more, as that of an application that has ended.
    case unreadable(String)

    /// Whether looking again may help.
    var isFinal: Bool { level == nil }

    /// Which request of the chain is to blame; `nil` if none is.
    var level: Int? {
        switch self {
        case .missing(let level, _), .ambiguous(let level, _): level
        case .beyondLimits, .noScreen, .unreadable: nil
        }
    }

    /// What was found, as the end of a sentence.
    var phrase: String {
        switch self {
        case .missing(_, count: 0): "found none"
        case .missing(_, let count): "found only \(count)"
        case .ambiguous(_, let count): "found \(count)"
        case .beyondLimits: "the tree of elements does not end: does an element contain itself?"
        case .noScreen:
            "there is no screen to look at\nFix: call it inside `withScreen(…)`, or give the outermost browser a `parentElement`."
        case .unreadable(let reason): reason
        }
    }
}
