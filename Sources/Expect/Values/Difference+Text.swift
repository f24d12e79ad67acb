/// The lines below a failure that say what sets two values apart; none where the sentence above says it all.
func differences(expected: Any?, actual: Any?) -> [Detail] {
    guard let difference = Difference.between(expected: expected, actual: actual) else {
        return lookAlikeNote(expected, actual)
    }
    switch difference {
    case .replaced: return lookAlikeNote(expected, actual)
    case .lines, .unknown: return difference.details
    case .missing, .unexpected, .parts:
        let words = (describe(expected, atMost: 40), describe(actual, atMost: 40))
        let saysAll = words.0 != words.1 && words.0.count + words.1.count < 60 && difference.isCertain
        return saysAll ? [] : difference.details
    }
}

private func lookAlikeNote(_ expected: Any?, _ actual: Any?) -> [Detail] {
    guard let left = unwrapped(expected as Any), let right = unwrapped(actual as Any) else { return [] }
    guard describe(left) == describe(right) else { return [] }
    return ["the two look alike and are not equal\(distinction(left, right))"]
}

/// What tells two values apart that look alike, to be added to a sentence that says so; empty if it is not known.
private func distinction(_ expected: Any?, _ actual: Any?) -> String {
    guard let expected, let actual else { return "" }
    let types = (type(of: expected), type(of: actual))
    guard types.0 == types.1 else {
        let areNamedAlike = "\(types.0)" == "\(types.1)"
        let names =
            areNamedAlike ? (String(reflecting: types.0), String(reflecting: types.1)) : ("\(types.0)", "\(types.1)")
        return ": expected a value of the type \(names.0), got one of the type \(names.1)"
    }
    guard let one = EnumCase(of: expected), let other = EnumCase(of: actual), one != other else { return "" }
    let names = one.name == other.name ? (one.fullName, other.fullName) : (one.name, other.name)
    return ": expected the case \(names.0), got the case \(names.1)"
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
            let note = words.0 == words.1 ? ", which looks alike and is not equal\(distinction(expected, actual))" : ""
            return [Detail(path: path, "expected \(words.0), got \(words.1)\(note)")]
        case .missing(let value): return [Detail(path: path, "missing \(describe(value, atMost: 200))")]
        case .unexpected(let value): return [Detail(path: path, "unexpected \(describe(value, atMost: 200))")]
        case .lines(let edits): return LineEdit.lines(edits).map { Detail(path: path, $0) }
        case .parts(let parts):
            // What is unknown matters where nothing is known.
            let shown = isCertain ? parts.filter(\.difference.isCertain) : parts
            return shown.flatMap { $0.difference.details(at: path + $0.step.text) }
        case .unknown(let doubt): return [Detail(path: path, doubt.text)]
        }
    }
}

extension Difference.Doubt {
    fileprivate var text: String {
        switch self {
        case .opaque(let type): "two values of the type \(type) cannot be compared"
        case .hidden: "a field that cannot be copied cannot be compared"
        case .depth: "it is nested too deep to be compared"
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
