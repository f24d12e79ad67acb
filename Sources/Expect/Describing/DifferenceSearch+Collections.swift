extension DifferenceSearch {
    /// Longer lists are compared index by index only.
    private static let longest = 2_000
    /// Lists that need more insertions and removals are compared index by index only.
    private static let mostEdits = 100

    /// The elements that differ between two lists. Equal elements at both ends are skipped first.
    mutating func list(_ expected: Any, _ actual: Any, _ left: Mirror, _ right: Mirror) -> [Difference.Part] {
        let ends = (expected as? any EquatableElements)?.equalEnds(with: actual) ?? (first: 0, last: 0)
        func middle(_ mirror: Mirror) -> [Any] {
            mirror.children.dropFirst(ends.first).prefix(mirror.children.count - ends.first - ends.last).map(\.value)
        }
        return list(middle(left), middle(right)).map { $0.moved(by: ends.first) }
    }

    /// Compares index by index, and takes insertions and removals instead if there are fewer of them.
    private mutating func list(_ expected: [Any], _ actual: [Any]) -> [Difference.Part] {
        if let block = block(expected, actual) { return block }
        let byIndex = self.byIndex(expected, actual)
        guard byIndex.count > 1, byIndex.contains(where: \.difference.isCertain), !stopsAtFirst else { return byIndex }
        return edits(expected, actual, fewerThan: byIndex.count) ?? byIndex
    }

    /// The elements that were inserted or removed in one block, if the lists do not differ otherwise.
    private mutating func block(_ expected: [Any], _ actual: [Any]) -> [Difference.Part]? {
        let (shorter, longer) = (min(expected.count, actual.count), max(expected.count, actual.count))
        guard shorter < longer, !stopsAtFirst else { return nil }
        let end = (0..<shorter).first { !isEqual(expected[$0], actual[$0]) } ?? shorter
        let start = (end..<shorter).reversed().first {
            !isEqual(expected[$0 + expected.count - shorter], actual[$0 + actual.count - shorter])
        }
        guard start == nil else { return nil }
        return (end..<(end + longer - shorter)).map { index in
            let difference =
                expected.count == longer
                ? Difference.missing(expected[index]) : .unexpected(actual[index])
            return .init(step: .index(index), difference: difference)
        }
    }

    /// Whether two elements are equal by `==`.
    private func isEqual(_ expected: Any, _ actual: Any) -> Bool {
        Self.areEqual(unwrapped(expected), unwrapped(actual)) == true
    }

    private mutating func byIndex(_ expected: [Any], _ actual: [Any]) -> [Difference.Part] {
        var parts: [Difference.Part] = []
        for (index, (one, other)) in zip(expected, actual).enumerated() {
            guard hasStepsLeft() else { return parts }
            guard let difference = difference(one, other) else { continue }
            parts.append(.init(step: .index(index), difference: difference))
            if stopsAtFirst { return parts }
        }
        for (index, one) in expected.enumerated().dropFirst(actual.count) {
            parts.append(.init(step: .index(index), difference: .missing(one)))
        }
        for (index, other) in actual.enumerated().dropFirst(expected.count) {
            parts.append(.init(step: .index(index), difference: .unexpected(other)))
        }
        return parts
    }

    private mutating func edits(_ expected: [Any], _ actual: [Any], fewerThan count: Int) -> [Difference.Part]? {
        guard max(expected.count, actual.count) <= Self.longest else { return nil }
        let limit = min(count - 1, Self.mostEdits)
        let edits = try? ShortestEdits(from: expected.count, to: actual.count, atMost: limit) {
            try areElementsEqual(expected[$0], actual[$1])
        }
        guard let edits else { return nil }
        return edits.removals.map { .init(step: .index($0), difference: .missing(expected[$0])) }
            + edits.insertions.map { .init(step: .index($0), difference: .unexpected(actual[$0])) }
    }

    mutating func dictionary(_ expected: Any, _ actual: Any) -> [Difference.Part]? {
        guard let expected = expected as? [AnyHashable: Any], let actual = actual as? [AnyHashable: Any] else {
            return nil
        }
        // Sorting describes the keys, so equal pairs are dropped before.
        let shared = expected.filter { key, one in actual[key].map { !isEqual(one, $0) } ?? false }
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

/// A list whose elements are compared by `==`, without mirrors.
private protocol EquatableElements {
    /// How many elements at both ends equal those of `other`; `nil` if that is a list of another type.
    func equalEnds(with other: Any) -> (first: Int, last: Int)?
}

extension Array: EquatableElements where Element: Equatable {
    fileprivate func equalEnds(with other: Any) -> (first: Int, last: Int)? {
        guard let other = other as? Self else { return nil }
        let first = zip(self, other).prefix { $0 == $1 }.count
        let last = zip(dropFirst(first).reversed(), other.dropFirst(first).reversed()).prefix { $0 == $1 }.count
        return (first, last)
    }
}

extension Difference.Part {
    fileprivate func moved(by distance: Int) -> Difference.Part {
        guard case .index(let index) = step else { return self }
        return .init(step: .index(index + distance), difference: difference)
    }
}
