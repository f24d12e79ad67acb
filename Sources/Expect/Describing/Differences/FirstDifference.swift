import Foundation

struct FirstDifference {
    /// Counted in characters for strings and in bytes for data.
    let index: Int
    let expected: Excerpt
    let actual: Excerpt

    struct Excerpt {
        var text: String
        var isCutBefore: Bool
        var isCutBehind: Bool
    }

    init?(expected: String, actual: String) {
        self.init(expected, actual, before: 20, behind: 40) { String($0) }
    }

    init?(expected: Data, actual: Data) {
        self.init(expected, actual, before: 8, behind: 16) { $0.hexadecimal }
    }

    private init?<Parts: BidirectionalCollection>(
        _ expected: Parts,
        _ actual: Parts,
        before: Int,
        behind: Int,
        _ text: (Parts.SubSequence) -> String
    ) where Parts.Element: Equatable {
        var (count, one, other) = (0, expected.startIndex, actual.startIndex)
        while one < expected.endIndex, other < actual.endIndex, expected[one] == actual[other] {
            expected.formIndex(after: &one)
            actual.formIndex(after: &other)
            count += 1
        }
        if one == expected.endIndex, other == actual.endIndex { return nil }
        func excerpt(_ parts: Parts, around place: Parts.Index) -> Excerpt {
            let start = parts.index(place, offsetBy: -before, limitedBy: parts.startIndex) ?? parts.startIndex
            let end = parts.index(place, offsetBy: behind, limitedBy: parts.endIndex) ?? parts.endIndex
            let (isCutBefore, isCutBehind) = (start > parts.startIndex, end < parts.endIndex)
            return Excerpt(text: text(parts[start..<end]), isCutBefore: isCutBefore, isCutBehind: isCutBehind)
        }
        index = count
        (self.expected, self.actual) = (excerpt(expected, around: one), excerpt(actual, around: other))
    }
}

extension FirstDifference.Excerpt {
    var quoted: String {
        "\(isCutBefore ? "…" : "")\(text.debugDescription.escapingInvisibles)\(isCutBehind ? "…" : "")"
    }

    var plain: String { "\(isCutBefore ? "…" : "")\(text.escapingInvisibles)\(isCutBehind ? "…" : "")" }

    fileprivate var bytes: String { "<\(isCutBefore ? "… " : "")\(text)\(isCutBehind ? " …" : "")>" }
}

extension FirstDifference {
    /// Returns a note about the first difference, or `nil` if the descriptions already show it.
    static func note(expected: Any?, actual: Any?, shown limit: Int, readable: Int) -> String? {
        guard let expected, let actual else { return nil }
        if let one = ValueNaming.text(expected), let other = ValueNaming.text(actual) {
            guard max(one.utf8.count, other.utf8.count) > readable else { return nil }
            return FirstDifference(expected: one, actual: other)?.sentence("the first difference", \.quoted)
        }
        if let one = expected as? Data, let other = actual as? Data {
            guard max(one.count, other.count) > ValueDescription.maxBytes else { return nil }
            return FirstDifference(expected: one, actual: other)?.sentence("the first difference", \.bytes)
        }
        guard describe(expected, atMost: limit) == describe(actual, atMost: limit) else { return nil }
        let whole = (describe(expected, atMost: 10_000), describe(actual, atMost: 10_000))
        return FirstDifference(expected: whole.0, actual: whole.1)?
            .sentence("the first difference of the descriptions", \.quoted)
    }

    private func sentence(_ subject: String, _ text: (Excerpt) -> String) -> String {
        let (one, other) = distinguished(text(expected), text(actual))
        return "\(subject) is at index \(index): expected \(one), got \(other)"
    }
}
