/// Pairs of an element and what wants it, as many as there can be.
struct Pairing<Element> {
    static var mostComparisons: Int { 10_000_000 }

    private let elements: [Element]
    private let wanted: [Wanted<Element>]
    private let mostComparisons: Int
    private var ownerOfElement: [Int?]
    private var isPaired: [Bool]
    private(set) var comparisons = 0

    /// Makes the pairs.
    ///
    /// - Parameters:
    ///   - elements: The elements there are.
    ///   - wanted: What is wanted.
    ///   - fewComparisons: Up to so many, elements are compared with each other; beyond, `Hashable` ones are looked up.
    ///   - mostComparisons: After so many, the search gives up.
    init(
        _ elements: [Element],
        _ wanted: [Wanted<Element>],
        fewComparisons: Int = 1_000_000,
        mostComparisons: Int = Self.mostComparisons
    ) {
        self.elements = elements
        self.wanted = wanted
        self.mostComparisons = mostComparisons
        ownerOfElement = Array(repeating: nil, count: elements.count)
        isPaired = Array(repeating: false, count: wanted.count)
        pairByPlace()
        let isLarge = unpairedWanted.count * freeElements.count > fewComparisons
        if isLarge { pairByKey() }
        // Where keys were looked up, those that were not found are not there.
        pairTheRest(wanted.indices.filter { !isPaired[$0] && !(isLarge && wanted[$0].key != nil) })
    }

    var unpairedElements: [Element] { freeElements.map { elements[$0] } }

    var unpairedWanted: [Wanted<Element>] { wanted.indices.filter { !isPaired[$0] }.map { wanted[$0] } }

    var isComplete: Bool { !isPaired.contains(false) && freeElements.isEmpty }

    /// Whether the search gave up.
    var isCutShort: Bool { comparisons > mostComparisons }

    private var freeElements: [Int] { elements.indices.filter { ownerOfElement[$0] == nil } }

    private mutating func pair(_ owner: Int, with element: Int) {
        ownerOfElement[element] = owner
        isPaired[owner] = true
    }

    private mutating func areMatching(_ owner: Int, _ element: Int) -> Bool {
        comparisons += 1
        return !isCutShort && wanted[owner].matches(elements[element])
    }

    private mutating func pairByPlace() {
        for index in 0..<min(wanted.count, elements.count) where areMatching(index, index) { pair(index, with: index) }
    }

    private mutating func pairByKey() {
        var places = Dictionary(grouping: freeElements.reversed()) { elements[$0] as? AnyHashable }
        for owner in wanted.indices where !isPaired[owner] {
            guard let key = wanted[owner].key, let place = places[key]?.popLast() else { continue }
            pair(owner, with: place)
        }
    }

    private mutating func pairTheRest(_ owners: [Int]) {
        var free = freeElements
        var askedInVain = Set<Int>()
        for owner in owners where !isCutShort {
            if let place = free.firstIndex(where: { areMatching(owner, $0) }) {
                pair(owner, with: free.remove(at: place))
            } else if !wanted[owner].isValue {
                // An element may suit several matchers. Elements that could not be set free once never can.
                var asked = askedInVain
                if findElement(for: owner, &asked) { free = freeElements } else { askedInVain = asked }
            }
        }
    }

    /// Finds an element whose owner can do with another one.
    private mutating func findElement(for owner: Int, _ asked: inout Set<Int>) -> Bool {
        for index in elements.indices where !asked.contains(index) && areMatching(owner, index) {
            asked.insert(index)
            if let other = ownerOfElement[index], !findElement(for: other, &asked) { continue }
            pair(owner, with: index)
            return true
        }
        return false
    }
}
