extension DifferenceSearch {
    /// Longer lists are compared index by index only.
    private static var longest: Int { 2_000 }
    /// Lists that need more insertions and removals are compared index by index only.
    private static let mostEdits = 100

    /// The elements that differ between two lists: index by index, or what came and went if that is fewer.
    mutating func list(_ pair: ListPair) -> [Difference.Part] {
        if let block = block(pair) { return block }
        let byIndex = self.byIndex(pair)
        guard byIndex.count > 1, byIndex.contains(where: \.difference.isCertain), !stopsAtFirst else { return byIndex }
        return edits(pair, fewerThan: byIndex.count) ?? byIndex
    }

    /// The elements that were inserted or removed in one block, if the lists do not differ otherwise.
    private func block(_ pair: ListPair) -> [Difference.Part]? {
        let (expected, actual) = (pair.expectedCount, pair.actualCount)
        let (shorter, longer) = (min(expected, actual), max(expected, actual))
        guard shorter < longer, !stopsAtFirst else { return nil }
        let end = (0..<shorter).first { !pair.areEqual($0, $0) } ?? shorter
        let start = (end..<shorter).reversed().first {
            !pair.areEqual($0 + expected - shorter, $0 + actual - shorter)
        }
        guard start == nil else { return nil }
        let block = end..<(end + longer - shorter)
        return expected == longer ? block.map(pair.missing) : block.map(pair.unexpected)
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
        let limit = min(count - 1, Self.mostEdits)
        let edits = try? ShortestEdits(from: pair.expectedCount, to: pair.actualCount, atMost: limit) {
            try areElementsEqual(pair, $0, $1)
        }
        guard let edits else { return nil }
        return edits.removals.map(pair.missing) + edits.insertions.map(pair.unexpected)
    }

    mutating func dictionary(_ expected: Any, _ actual: Any) -> [Difference.Part]? {
        guard let expected = expected as? [AnyHashable: Any], let actual = actual as? [AnyHashable: Any] else {
            return nil
        }
        // Sorting describes the keys, so equal pairs are dropped before.
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
    /// Sorts the elements of a set or a dictionary by their text, so that a failure reads the same every time. More
    /// than 10,000 elements stay unsorted, because only few of them are shown.
    fileprivate func sorted(byText text: (Element) -> String) -> [Element] {
        guard count <= 10_000 else { return self }
        return self.map { (text($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
