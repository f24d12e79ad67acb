/// A search for wanted elements in a sequence: one pass, which ends when nothing is missing. Of many wanted values those that
/// are `Hashable` are looked up.
struct ContentSearch<Element> {
    static var mostComparisons: Int { 10_000_000 }
    private static var fewWanted: Int { 100 }

    private let wanted: [Wanted<Element>]
    private var places: [Int] = []
    private var placesOfKey: [AnyHashable: [Int]] = [:]
    private(set) var comparisons = 0
    /// Whether the search gave up.
    private(set) var isCutShort = false

    init(for wanted: [Wanted<Element>], in sequence: some Sequence<Element>, mostComparisons: Int) {
        self.wanted = wanted
        let areMany = wanted.count > Self.fewWanted
        for (place, one) in wanted.enumerated() {
            if areMany, let key = one.key { placesOfKey[key, default: []].append(place) } else { places.append(place) }
        }
        for element in sequence {
            if places.isEmpty, placesOfKey.isEmpty { return }
            if !placesOfKey.isEmpty, let key = element as? AnyHashable { placesOfKey[key] = nil }
            comparisons += places.count
            isCutShort = areMany && comparisons > mostComparisons
            if isCutShort { return }
            places.removeAll { wanted[$0].matches(element) }
        }
    }

    var missing: [Wanted<Element>] { (places + placesOfKey.values.joined()).sorted().map { wanted[$0] } }
}
