extension Difference {
    /// If a diff exceeds either limit, each line is compared only with the line at the same index.
    private static let maxLineEdits = 400
    private static let maxLineComparisons = 1_000_000

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

    /// Any newline character ends a line, including `"\r\n"`, which is a single character.
    private static func lines(of text: String) -> [Line] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            Line(text: String(line), end: line.endIndex < text.endIndex ? String(text[line.endIndex]) : "")
        }
    }

    private static func changedLines(_ left: [Line], _ right: [Line]) -> [LineEdit] {
        var comparisons = 0
        let edits = ShortestEdits(from: left.count, to: right.count, atMost: maxLineEdits) {
            comparisons += 1
            return comparisons <= maxLineComparisons ? left[$0].text == right[$1].text : nil
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

extension Difference.LineEdit {
    static func lines(_ edits: [Difference.LineEdit]) -> [String] {
        let changed = edits.indices.filter { edits[$0].isChange }
        let notes = lineEndNotes(edits)
        guard !changed.isEmpty else { return notes }
        let near = Set(changed.flatMap { [$0 - 1, $0, $0 + 1] })
        let excerpts = excerpts(edits)
        var lines = notes
        for (index, edit) in edits.enumerated() {
            if near.contains(index) {
                lines.append(edit.mark + (excerpts[index] ?? edit.shortened))
            } else if lines.last != "…" {
                lines.append("…")
            }
        }
        return lines
    }

    private var isChange: Bool {
        if case .both = self { false } else { true }
    }

    private var mark: String {
        switch self {
        case .both: "  "
        case .expected: "- "
        case .actual: "+ "
        }
    }

    private var text: String {
        switch self {
        case .expected(let line), .actual(let line), .both(_, let line): line.text
        }
    }

    private var shortened: String {
        let start = text.prefix(Self.longest)
        let isCut = start.endIndex < text.endIndex
        return (isChange ? String(start).escapingInvisibles : String(start)) + (isCut ? "…" : "")
    }

    private static var longest: Int { 200 }

    /// Maps edit indices to an excerpt if the line is long, or to escaped text if lines look alike.
    private static func excerpts(_ edits: [Difference.LineEdit]) -> [Int: String] {
        var excerpts: [Int: String] = [:]
        for run in edits.indices.split(whereSeparator: { !edits[$0].isChange }) {
            let pairs = zip(
                run.filter { edits[$0].mark == "- " },
                run.filter { edits[$0].mark == "+ " }
            )
            for (one, other) in pairs {
                let texts = (edits[one].text, edits[other].text)
                if max(texts.0.utf8.count, texts.1.utf8.count) > longest {
                    guard let found = FirstDifference(expected: texts.0, actual: texts.1) else { continue }
                    (excerpts[one], excerpts[other]) = distinguished(found.expected.plain, found.actual.plain)
                } else if texts.0.escapingInvisibles.looksLike(texts.1.escapingInvisibles) {
                    (excerpts[one], excerpts[other]) = (
                        describe(texts.0, exactly: true), describe(texts.1, exactly: true)
                    )
                }
            }
        }
        return excerpts
    }

    /// Returns a note if lines end with different newline characters. Ignores missing newlines.
    private static func lineEndNotes(_ edits: [Difference.LineEdit]) -> [String] {
        let actualEdits = edits.filter { if case .expected = $0 { false } else { true } }
        let others = actualEdits.enumerated().compactMap { index, edit -> (Int, String, String)? in
            guard case .both(let one, let other) = edit, one.end != other.end else { return nil }
            return one.end.isEmpty || other.end.isEmpty ? nil : (index + 1, one.end, other.end)
        }
        guard let (number, expected, actual) = others.first else { return [] }
        let sentence = "line \(number) ends with \(describe(actual)) instead of \(describe(expected))"
        return [others.count == 1 ? sentence : "\(others.count) lines end with another newline; \(sentence)"]
    }
}

package func textDifferences(expected: String, actual: String) -> [String] {
    let lines = Difference.LineEdit.lines(Difference.lineEdits(expected: expected, actual: actual))
    guard !lines.isEmpty || expected.utf8.elementsEqual(actual.utf8) else {
        // Swift considers the strings equal because their characters are canonically equivalent.
        return textDifferences(expected: expected.inASCII, actual: actual.inASCII)
    }
    return lines.count <= 41 ? lines : lines.prefix(40) + ["… and \(lines.count - 40) more"]
}
