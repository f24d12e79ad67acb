extension Difference.LineEdit {
    /// The text of a line diff: a note about newlines that differ, then the changed lines with one line of context.
    static func lines(_ edits: [Difference.LineEdit]) -> [String] {
        let changed = edits.indices.filter { edits[$0].isChange }
        let notes = notesOfEnds(edits)
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

    /// The text, cut after `longest` characters.
    private var shortened: String {
        let start = text.prefix(Self.longest)
        let isCut = start.endIndex < text.endIndex
        return (isChange ? String(start).escapingInvisibles : String(start)) + (isCut ? "…" : "")
    }

    private static var longest: Int { 200 }

    /// For long lines that replace each other, the excerpts around their first difference.
    private static func excerpts(_ edits: [Difference.LineEdit]) -> [Int: String] {
        var excerpts: [Int: String] = [:]
        for run in edits.indices.split(whereSeparator: { !edits[$0].isChange }) {
            let pairs = zip(
                run.filter { edits[$0].mark == "- " },
                run.filter { edits[$0].mark == "+ " }
            )
            for (one, other) in pairs where max(edits[one].text.utf8.count, edits[other].text.utf8.count) > longest {
                let difference = FirstDifference(expected: edits[one].text, actual: edits[other].text)
                excerpts[one] = difference?.expected.plain
                excerpts[other] = difference?.actual.plain
            }
        }
        return excerpts
    }

    /// A note about lines that end with different newlines. A missing newline at the end of a text is no difference.
    private static func notesOfEnds(_ edits: [Difference.LineEdit]) -> [String] {
        var number = 0
        var others: [(number: Int, expected: String, actual: String)] = []
        for edit in edits {
            if case .expected = edit { continue }
            number += 1
            guard case .both(let one, let other) = edit, one.end != other.end else { continue }
            if !one.end.isEmpty, !other.end.isEmpty { others.append((number, one.end, other.end)) }
        }
        guard let first = others.first else { return [] }
        let sentence = "line \(first.number) ends with \(describe(first.actual)) instead of \(describe(first.expected))"
        return [others.count == 1 ? sentence : "\(others.count) lines end with another newline; \(sentence)"]
    }
}
