/// Pairs as many elements as possible with matchers that they satisfy, one to one.
struct ElementPairing<Element> {
    private let elements: [Element]
    private let matchers: [ElementMatcher<Element>]
    private let acceptsUnknown: Bool
    private let maxComparisons: Int
    private var ownerOfElement: [Int?]
    private var isPaired: [Bool]
    private(set) var comparisons = 0
    private var unjudgedPairs: [(owner: Int, element: Int, result: MatchResult)] = []

    private static var maxUnjudgedPairs: Int { 20 }

    /// Looks up values by key if more than `fewComparisons` comparisons may be needed. If
    /// `acceptsUnknown` is `true`, also pairs elements with matchers whose verdict is `fails`.
    init(
        _ elements: [Element],
        _ matchers: [ElementMatcher<Element>],
        fewComparisons: Int = 1_000_000,
        maxComparisons: Int = SearchLimit.maxComparisons,
        acceptsUnknown: Bool = false
    ) {
        self.elements = elements
        self.matchers = matchers
        self.maxComparisons = maxComparisons
        self.acceptsUnknown = acceptsUnknown
        ownerOfElement = Array(repeating: nil, count: elements.count)
        isPaired = Array(repeating: false, count: matchers.count)
        pairByIndex()
        let isLarge = unpairedMatchers.count * freeElements.count > fewComparisons
        if isLarge { pairByKey() }
        // Skips keyed values that `pairByKey` left unpaired, because no free element equals them.
        pairRemaining(matchers.indices.filter { !isPaired[$0] && !(isLarge && matchers[$0].key != nil) })
    }

    var unpairedElements: [Element] { freeElements.map { elements[$0] } }

    var unpairedMatchers: [ElementMatcher<Element>] { matchers.indices.filter { !isPaired[$0] }.map { matchers[$0] } }

    var isComplete: Bool { !isPaired.contains(false) && freeElements.isEmpty }

    var isCutShort: Bool { comparisons > maxComparisons }

    /// The verdict is `fails` if unjudged pairs might complete the pairing.
    var verdict: MatchVerdict {
        if isComplete { return .matches }
        guard !unjudgedPairs.isEmpty, elements.count == matchers.count else { return .doesNotMatch }
        let optimistic = ElementPairing(elements, matchers, maxComparisons: maxComparisons, acceptsUnknown: true)
        return optimistic.isComplete || optimistic.isCutShort ? .fails : .doesNotMatch
    }

    var unknownDetails: [Detail] {
        unjudgedPairs.flatMap { pair in pair.result.details().map { $0.within("[\(pair.element)]") } }
    }

    var unknownError: (any Error)? { unjudgedPairs.lazy.compactMap(\.result.error).first }

    private var freeElements: [Int] { elements.indices.filter { ownerOfElement[$0] == nil } }

    private mutating func pair(_ owner: Int, with element: Int) {
        ownerOfElement[element] = owner
        isPaired[owner] = true
    }

    private mutating func areMatching(_ owner: Int, _ element: Int) -> Bool {
        comparisons += 1
        guard !isCutShort else { return false }
        let result = matchers[owner].judge(elements[element])
        guard result.verdict == .fails else { return result.isMatch }
        let isFull = unjudgedPairs.count >= Self.maxUnjudgedPairs
        if !isFull, !unjudgedPairs.contains(where: { $0.owner == owner && $0.element == element }) {
            unjudgedPairs.append((owner, element, result))
        }
        return acceptsUnknown
    }

    private mutating func pairByIndex() {
        for index in 0..<min(matchers.count, elements.count) where areMatching(index, index) {
            pair(index, with: index)
        }
    }

    /// Values that are not `Hashable` are looked up by their description and then compared.
    private mutating func pairByKey() {
        var places = Dictionary(grouping: freeElements.reversed()) { index in
            elements[index] as? AnyHashable ?? AnyHashable(describe(elements[index]))
        }
        for owner in matchers.indices where !isPaired[owner] && matchers[owner].isValue {
            let key = matchers[owner].key
            guard let place = places[key ?? AnyHashable(matchers[owner].text())]?.popLast() else { continue }
            if key != nil || areMatching(owner, place) { pair(owner, with: place) }
        }
    }

    private mutating func pairRemaining(_ owners: [Int]) {
        var free = freeElements
        var deadEnds = Set<Int>()
        for owner in owners where !isCutShort {
            if let place = free.firstIndex(where: { areMatching(owner, $0) }) {
                pair(owner, with: free.remove(at: place))
            } else if !matchers[owner].isValue {
                // An element may match several matchers, so pairs may have to change. Elements that
                // a failed search visited cannot be freed, so later searches skip them.
                var visited = deadEnds
                if findElement(for: owner, &visited) { free = freeElements } else { deadEnds = visited }
            }
        }
    }

    /// Searches for an augmenting path. An element is freed by pairing its matcher with another
    /// one.
    private mutating func findElement(for owner: Int, _ visited: inout Set<Int>) -> Bool {
        for index in elements.indices where !visited.contains(index) && areMatching(owner, index) {
            visited.insert(index)
            if let other = ownerOfElement[index], !findElement(for: other, &visited) { continue }
            pair(owner, with: index)
            return true
        }
        return false
    }
}
