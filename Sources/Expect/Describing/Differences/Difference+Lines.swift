extension Difference {
    /// Texts that need more edits or more comparisons are compared by line number, without a search for moved lines.
    private static let mostLineEdits = 400
    private static let mostLineComparisons = 1_000_000

    private struct GaveUp: Error {}

    /// The line diff of two texts.
    static func lineEdits(expected: String, actual: String) -> [LineEdit] {
        let left = lines(of: expected)
        let right = lines(of: actual)
        let start = zip(left, right).prefix { $0.text == $1.text }.count
        let end = zip(left.dropFirst(start).reversed(), right.dropFirst(start).reversed())
            .prefix { $0.text == $1.text }.count
        return zip(left, right).prefix(start).map(LineEdit.both)
            + changedLines(Array(left[start..<(left.count - end)]), Array(right[start..<(right.count - end)]))
            + zip(left.suffix(end), right.suffix(end)).map(LineEdit.both)
    }

    /// The lines of a text. Any newline ends a line; `"\r\n"` counts as one.
    private static func lines(of text: String) -> [Line] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            Line(text: String(line), end: line.endIndex < text.endIndex ? String(text[line.endIndex]) : "")
        }
    }

    private static func changedLines(_ left: [Line], _ right: [Line]) -> [LineEdit] {
        var comparisons = 0
        let edits = try? ShortestEdits(from: left.count, to: right.count, atMost: mostLineEdits) {
            comparisons += 1
            guard comparisons <= mostLineComparisons else { throw GaveUp() }
            return left[$0].text == right[$1].text
        }
        guard let edits else { return lineByLine(left, right) }
        return merge(left, right, Set(edits.removals), Set(edits.insertions))
    }

    private static func lineByLine(_ left: [Line], _ right: [Line]) -> [LineEdit] {
        (0..<max(left.count, right.count)).flatMap { index -> [LineEdit] in
            let one = index < left.count ? left[index] : nil
            let other = index < right.count ? right[index] : nil
            if let one, let other, one.text == other.text { return [.both(one, other)] }
            return [one.map(LineEdit.expected), other.map(LineEdit.actual)].compactMap(\.self)
        }
    }

    private static func merge(
        _ left: [Line],
        _ right: [Line],
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
                edits.append(.both(left[one], right[other]))
                one += 1
                other += 1
            }
        }
        return edits
    }
}
