/// Reads the sequence only once, and stops as soon as every matcher has matched an element.
struct ElementSearch<Element> {
    private static var fewMatchers: Int { 100 }

    private let matchers: [ElementMatcher<Element>]
    private var unmatched: [Int] = []
    private var unmatchedByKey: [AnyHashable: [Int]] = [:]
    /// Maps each matcher's index to its first result whose verdict is `fails`.
    private var unknownResults: [Int: MatchResult] = [:]
    private(set) var comparisons = 0
    private(set) var isCutShort = false

    init(
        for matchers: [ElementMatcher<Element>],
        in sequence: some Sequence<Element>,
        maxComparisons: Int = SearchLimit.maxComparisons
    ) {
        self.matchers = matchers
        let areMany = matchers.count > Self.fewMatchers
        for (index, matcher) in matchers.enumerated() {
            if areMany, let key = matcher.key {
                unmatchedByKey[key, default: []].append(index)
            } else {
                unmatched.append(index)
            }
        }
        for (place, element) in sequence.enumerated() {
            if unmatched.isEmpty, unmatchedByKey.isEmpty { return }
            if !unmatchedByKey.isEmpty, let key = element as? AnyHashable { unmatchedByKey[key] = nil }
            comparisons += unmatched.count
            isCutShort = areMany && comparisons > maxComparisons
            if isCutShort { return }
            judge(element, at: place)
        }
    }

    private mutating func judge(_ element: Element, at place: Int) {
        unmatched.removeAll { index in
            let result = matchers[index].judge(element)
            if result.verdict == .fails, unknownResults[index] == nil {
                unknownResults[index] = MatchResult(.fails, error: result.error) {
                    result.details().map { $0.within("[\(place)]") }
                }
            }
            return result.isMatch
        }
    }

    var missing: [ElementMatcher<Element>] { missingIndices.map { matchers[$0] } }

    var verdict: MatchVerdict {
        let missing = missingIndices
        if missing.isEmpty { return .matches }
        return missing.allSatisfy { unknownResults[$0] != nil } ? .fails : .doesNotMatch
    }

    var unknownDetails: [Detail] { missingIndices.compactMap { unknownResults[$0] }.flatMap { $0.details() } }

    var unknownError: (any Error)? { missingIndices.lazy.compactMap { unknownResults[$0]?.error }.first }

    private var missingIndices: [Int] { (unmatched + unmatchedByKey.values.joined()).sorted() }
}
