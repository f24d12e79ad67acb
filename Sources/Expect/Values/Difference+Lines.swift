extension Difference {
    /// The lines of two texts side by side; texts that are too long for that are shown as all removed and all new.
    static func lineEdits(expected: String, actual: String) -> [LineEdit] {
        let left = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let right = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard max(left.count, right.count) <= 5_000 else {
            return left.map(LineEdit.expected) + right.map(LineEdit.actual)
        }
        let changes = right.difference(from: left)
        let removed = Set(changes.removals.map(\.offset))
        let inserted = Set(changes.insertions.map(\.offset))
        return merge(left, right, removed, inserted)
    }

    private static func merge(
        _ left: [String],
        _ right: [String],
        _ removed: Set<Int>,
        _ inserted: Set<Int>
    ) -> [LineEdit] {
        var edits: [LineEdit] = []
        var (one, other) = (0, 0)
        while one < left.count || other < right.count {
            if one < left.count, removed.contains(one) {
                edits.append(.expected(left[one]))
                one += 1
            } else if other < right.count, inserted.contains(other) {
                edits.append(.actual(right[other]))
                other += 1
            } else {
                edits.append(.both(left[one]))
                one += 1
                other += 1
            }
        }
        return edits
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
