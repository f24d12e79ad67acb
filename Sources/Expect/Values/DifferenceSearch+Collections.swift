extension DifferenceSearch {
    /// Beyond this many elements a list is compared place by place.
    private static let longest = 2_000

    /// By place, or, where that shows less, by what has come and what has gone.
    mutating func list(_ expected: [Any], _ actual: [Any]) -> [Difference.Part] {
        let byPlace = self.byPlace(expected, actual)
        guard byPlace.count > 1, max(expected.count, actual.count) <= Self.longest else { return byPlace }
        let edits = edits(expected, actual)
        return edits.count < byPlace.count ? edits : byPlace
    }

    private mutating func byPlace(_ expected: [Any], _ actual: [Any]) -> [Difference.Part] {
        var parts: [Difference.Part] = []
        for (index, (one, other)) in zip(expected, actual).enumerated() {
            guard let difference = difference(one, other) else { continue }
            parts.append(.init(step: .index(index), difference: difference))
        }
        for (index, one) in expected.enumerated().dropFirst(actual.count) {
            parts.append(.init(step: .index(index), difference: .missing(one)))
        }
        for (index, other) in actual.enumerated().dropFirst(expected.count) {
            parts.append(.init(step: .index(index), difference: .unexpected(other)))
        }
        return parts
    }

    private mutating func edits(_ expected: [Any], _ actual: [Any]) -> [Difference.Part] {
        let changes = actual.difference(from: expected) { self.difference($0, $1) == nil }
        let removals = changes.removals.map { $0.part }
        return removals + changes.insertions.map { $0.part }
    }

    mutating func dictionary(_ expected: Any, _ actual: Any) -> [Difference.Part]? {
        guard let expected = expected as? [AnyHashable: Any], let actual = actual as? [AnyHashable: Any] else {
            return nil
        }
        var parts: [Difference.Part] = []
        for (key, one) in expected {
            guard let other = actual[key] else {
                parts.append(.init(step: .key(key.base), difference: .missing(one)))
                continue
            }
            guard let difference = difference(one, other) else { continue }
            parts.append(.init(step: .key(key.base), difference: difference))
        }
        for (key, other) in actual where expected[key] == nil {
            parts.append(.init(step: .key(key.base), difference: .unexpected(other)))
        }
        // A dictionary has no order, and a failure should read the same every time.
        return parts.sorted { $0.step.text < $1.step.text }
    }

    func set(_ expected: Any, _ actual: Any) -> [Difference.Part]? {
        guard let expected = expected as? Set<AnyHashable>, let actual = actual as? Set<AnyHashable> else { return nil }
        let missing = expected.subtracting(actual).map(\.base).sorted { describe($0) < describe($1) }
        let unexpected = actual.subtracting(expected).map(\.base).sorted { describe($0) < describe($1) }
        return missing.map { .init(step: .element, difference: .missing($0)) }
            + unexpected.map { .init(step: .element, difference: .unexpected($0)) }
    }
}

extension CollectionDifference.Change {
    /// The edit as a part of a difference.
    fileprivate var part: Difference.Part {
        switch self {
        case .remove(let offset, let element, _): .init(step: .index(offset), difference: .missing(element))
        case .insert(let offset, let element, _): .init(step: .index(offset), difference: .unexpected(element))
        }
    }
}
