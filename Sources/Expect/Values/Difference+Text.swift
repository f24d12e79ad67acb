/// The lines below a failure that say what sets two values apart; none where the sentence above says it all.
func differences(expected: Any?, actual: Any?) -> [Detail] {
    guard let difference = Difference.between(expected: expected, actual: actual) else {
        return lookAlikeNote(expected, actual)
    }
    switch difference {
    case .replaced: return lookAlikeNote(expected, actual)
    case .lines: return difference.details
    case .missing, .unexpected, .parts:
        let isShort = describe(expected, atMost: 40).count + describe(actual, atMost: 40).count < 60
        return isShort ? lookAlikeNote(expected, actual) : difference.details
    }
}

private func lookAlikeNote(_ expected: Any?, _ actual: Any?) -> [Detail] {
    guard let left = unwrapped(expected as Any), let right = unwrapped(actual as Any) else { return [] }
    guard describe(left) == describe(right) else { return [] }
    return ["the two look alike and are not equal"]
}

extension Difference {
    /// How many lines are shown at most.
    private static let mostDetails = 20

    /// The parts that differ, a line each, with the way to each of them.
    var details: [Detail] {
        let all = details(at: "")
        guard all.count > Self.mostDetails else { return all }
        return all.prefix(Self.mostDetails) + ["… and \(all.count - Self.mostDetails) more"]
    }

    private func details(at path: String) -> [Detail] {
        switch self {
        case .replaced(let expected, let actual):
            let words = (describe(expected, atMost: 200), describe(actual, atMost: 200))
            let note = words.0 == words.1 ? ", which looks alike and is not equal" : ""
            return [Detail(path: path, "expected \(words.0), got \(words.1)\(note)")]
        case .missing(let value): return [Detail(path: path, "missing \(describe(value, atMost: 200))")]
        case .unexpected(let value): return [Detail(path: path, "unexpected \(describe(value, atMost: 200))")]
        case .lines(let edits): return LineEdit.lines(edits).map { Detail(path: path, $0) }
        case .parts(let parts): return parts.flatMap { $0.difference.details(at: path + $0.step.text) }
        }
    }
}

extension Difference.Step {
    /// The step as it is written in code.
    var text: String {
        switch self {
        case .property(let name): name.hasPrefix(".") ? name : ".\(name)"
        case .index(let index): "[\(index)]"
        case .key(let key): "[\(describe(key, atMost: 80))]"
        case .element: ""
        }
    }
}

extension Difference.LineEdit {
    /// The lines that differ, with one line of what is around them.
    fileprivate static func lines(_ edits: [Difference.LineEdit]) -> [String] {
        let changed = edits.indices.filter { edits[$0].isChange }
        let near = Set(changed.flatMap { [$0 - 1, $0, $0 + 1] })
        var lines: [String] = []
        for (index, edit) in edits.enumerated() {
            if near.contains(index) {
                lines.append(edit.line)
            } else if lines.last != "…" {
                lines.append("…")
            }
        }
        return lines
    }

    private var isChange: Bool {
        if case .both = self { false } else { true }
    }

    private var line: String {
        switch self {
        case .both(let line): "  \(line)"
        case .expected(let line): "- \(line.escapingInvisibles)"
        case .actual(let line): "+ \(line.escapingInvisibles)"
        }
    }
}
