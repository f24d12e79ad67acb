extension DifferenceSearch {
    /// If a list is longer than this, or if more than `maxEdits` edits are needed, the elements
    /// are compared only at equal indices.
    private static var longest: Int { 2_000 }
    private static let maxEdits = 100

    mutating func list(_ pair: ListPair) -> [Difference.Part] {
        let byIndex = self.byIndex(pair)
        guard byIndex.count > 1, byIndex.contains(where: \.difference.isCertain), !stopsAtFirst else { return byIndex }
        return edits(pair, fewerThan: byIndex.count) ?? byIndex
    }

    private mutating func byIndex(_ pair: ListPair) -> [Difference.Part] {
        let (expected, actual) = (pair.expectedCount, pair.actualCount)
        var parts: [Difference.Part] = []
        for index in 0..<min(expected, actual) {
            guard hasStepsLeft() else { return parts }
            guard let difference = difference(of: pair, index) else { continue }
            parts.append(pair.part(index, difference))
            if stopsAtFirst { return parts }
        }
        parts += (min(expected, actual)..<expected).map(pair.missing)
        parts += (min(expected, actual)..<actual).map(pair.unexpected)
        return parts
    }

    private mutating func difference(of pair: ListPair, _ index: Int) -> Difference? {
        guard pair.isDecidedByEquality else { return difference(pair.expected(index), pair.actual(index)) }
        guard !pair.areEqual(index, index) else { return nil }
        return difference(pair.expected(index), pair.actual(index), areEqual: false)
    }

    private mutating func edits(_ pair: ListPair, fewerThan count: Int) -> [Difference.Part]? {
        guard max(pair.expectedCount, pair.actualCount) <= Self.longest else { return nil }
        let limit = min(count - 1, Self.maxEdits)
        let edits = ShortestEdits(from: pair.expectedCount, to: pair.actualCount, atMost: limit) {
            areElementsEqual(pair, $0, $1)
        }
        guard let edits else { return nil }
        return edits.removals.map(pair.missing) + edits.insertions.map(pair.unexpected)
    }

    mutating func dictionary(_ expected: Any, _ actual: Any) -> [Difference.Part]? {
        guard let expected = expected as? [AnyHashable: Any], let actual = actual as? [AnyHashable: Any] else {
            return nil
        }
        // Sorting describes every key, so keys with equal values are left out to save time.
        let shared = expected.filter { key, one in
            actual[key].map { Self.areEqual(unwrapped(one), unwrapped($0)) != true } ?? false
        }
        var parts: [Difference.Part] = []
        for (key, one) in Array(shared).sorted(byText: { describe($0.key.base, atMost: 80) }) {
            guard hasStepsLeft(), !stopsAtFirst || parts.isEmpty else { break }
            guard let other = actual[key], let difference = difference(one, other) else { continue }
            parts.append(.init(step: .key(key.base), difference: difference))
        }
        for (key, one) in expected where actual[key] == nil {
            parts.append(.init(step: .key(key.base), difference: .missing(one)))
        }
        for (key, other) in actual where expected[key] == nil {
            parts.append(.init(step: .key(key.base), difference: .unexpected(other)))
        }
        return parts.sorted(byText: \.step.text)
    }

    func set(_ expected: Any, _ actual: Any) -> [Difference.Part]? {
        guard let expected = expected as? Set<AnyHashable>, let actual = actual as? Set<AnyHashable> else { return nil }
        let missing = expected.subtracting(actual).map(\.base).sorted(byText: { describe($0, atMost: 200) })
        let unexpected = actual.subtracting(expected).map(\.base).sorted(byText: { describe($0, atMost: 200) })
        return missing.map { .init(step: .element, difference: .missing($0)) }
            + unexpected.map { .init(step: .element, difference: .unexpected($0)) }
    }
}

extension Array {
    /// Sorts the elements so that failure messages are stable. Arrays of more than 10,000 elements
    /// stay unsorted, because sorting is slow and a message shows only a few elements.
    fileprivate func sorted(byText text: (Element) -> String) -> [Element] {
        guard count <= 10_000 else { return self }
        return self.map { (text($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

/// Two lists to compare, with equal elements at the start and end removed.
struct ListPair {
    let expectedCount: Int
    let actualCount: Int
    let expected: (Int) -> Any
    let actual: (Int) -> Any
    let areEqual: (_ expected: Int, _ actual: Int) -> Bool
    let isDecidedByEquality: Bool
    private let start: Int

    init(_ expected: Any, _ actual: Any, _ left: Mirror, _ right: Mirror) {
        self =
            (expected as? any EquatableElements)?.pair(with: actual)
            ?? ListPair(left.children.map(\.value), right.children.map(\.value), isDecidedByEquality: false) {
                DifferenceSearch.areEqual(unwrapped($0), unwrapped($1)) == true
            }
    }

    fileprivate init<Element>(
        _ expected: [Element],
        _ actual: [Element],
        isDecidedByEquality: Bool,
        _ areEqual: @escaping (_ expected: Element, _ actual: Element) -> Bool
    ) {
        let (shorter, last) = (min(expected.count, actual.count), (expected.count - 1, actual.count - 1))
        let start = (0..<shorter).first { !areEqual(expected[$0], actual[$0]) } ?? shorter
        let rest = shorter - start
        let end = (0..<rest).first { !areEqual(expected[last.0 - $0], actual[last.1 - $0]) } ?? rest
        (expectedCount, actualCount) = (expected.count - start - end, actual.count - start - end)
        (self.expected, self.actual) = ({ expected[start + $0] }, { actual[start + $0] })
        self.areEqual = { areEqual(expected[start + $0], actual[start + $1]) }
        (self.isDecidedByEquality, self.start) = (isDecidedByEquality, start)
    }

    func missing(_ index: Int) -> Difference.Part { part(index, .missing(expected(index))) }

    func unexpected(_ index: Int) -> Difference.Part { part(index, .unexpected(actual(index))) }

    func part(_ index: Int, _ difference: Difference) -> Difference.Part {
        .init(step: .index(start + index), difference: difference)
    }
}

private protocol EquatableElements {
    func pair(with actual: Any) -> ListPair?
}

extension Array: EquatableElements where Element: Equatable {
    fileprivate func pair(with actual: Any) -> ListPair? {
        (actual as? Self).map { ListPair(self, $0, isDecidedByEquality: true) { $1 == $0 } }
    }
}
