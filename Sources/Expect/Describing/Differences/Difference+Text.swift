/// Returns the differences, or an empty array if the message's first sentence already shows them.
package func differences(expected: Any?, actual: Any?) -> [Detail] {
    differences(expected: expected, actual: actual, as: Comparison(expected: expected, actual: actual))
}

func differences(expected: Any?, actual: Any?, as comparison: Comparison) -> [Detail] {
    guard let difference = comparison.difference else {
        return comparison.isCutShort ? comparison.cutNote : lookAlikeNote(expected, actual)
    }
    switch difference {
    case .replaced: return lookAlikeNote(expected, actual)
    case .lines, .unknown: return comparison.details
    case .missing, .unexpected, .parts:
        let words = (describe(expected, atMost: 40), describe(actual, atMost: 40))
        // Differences are harder to spot in a collection, so the limit is lower.
        let most = isCollection(actual) ? 24 : 60
        let isEnough = !words.0.looksLike(words.1) && words.0.count + words.1.count < most && difference.isCertain
        return isEnough ? [] : comparison.details
    }
}

extension Difference {
    var details: [Detail] {
        var list = DetailList()
        list.add(self, at: "")
        return list.details
    }
}

private struct DetailList {
    private static let maxDetails = 20

    private var shown: [Detail] = []
    private var omitted = 0
    private var missing: [Any] = []
    private var unexpected: [Any] = []

    var details: [Detail] {
        (omitted == 0 ? shown : shown + ["… and \(omitted) more"]) + lookAlikes(missing, in: unexpected)
    }

    mutating func add(_ difference: Difference, at path: String) {
        if case .parts(let parts) = difference {
            // Parts that cannot be compared are shown only if no other part is known to differ.
            let isCertain = difference.isCertain
            for part in parts where part.difference.isCertain == isCertain {
                let key: Any? = if case .key(let key) = part.step { key } else { nil }
                if case .missing(let value) = part.difference { missing.append(key ?? value as Any) }
                if case .unexpected(let value) = part.difference { unexpected.append(key ?? value as Any) }
                add(part.difference, at: isFull ? "" : path + part.step.text)
            }
        } else if isFull {
            omitted += 1
        } else {
            let lines = difference.leafLines
            let room = Self.maxDetails - shown.count
            shown += lines.prefix(room).map { Detail(path: path, $0) }
            omitted += max(0, lines.count - room)
        }
    }

    private var isFull: Bool { shown.count >= Self.maxDetails }
}

extension Difference {
    fileprivate var leafLines: [String] {
        switch self {
        case .replaced(let expected, let actual):
            if let note = FirstDifference.note(expected: expected, actual: actual, shown: 200, readable: 200) {
                return [note]
            }
            let words = (describe(expected, atMost: 200), describe(actual, atMost: 200))
            let note =
                words.0.looksLike(words.1) ? ", which looks alike and is not equal\(distinction(expected, actual))" : ""
            return ["expected \(words.0), got \(words.1)\(note)"]
        case .missing(let value): return ["missing \(describe(value, atMost: 200))"]
        case .unexpected(let value): return ["unexpected \(describe(value, atMost: 200))"]
        case .lines(let expected, let actual):
            return LineEdit.lines(Self.lineEdits(expected: expected, actual: actual))
        case .unknown(let reason): return [reason]
        case .parts: return []
        }
    }
}

extension Difference.Step {
    var text: String {
        switch self {
        case .property(let name): name.hasPrefix(".") ? name : ".\(name)"
        case .index(let index): "[\(index)]"
        case .key(let key): "[\(describe(key, atMost: 80))]"
        case .element: ""
        }
    }
}
