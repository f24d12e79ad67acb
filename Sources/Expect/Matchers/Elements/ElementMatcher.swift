/// An element that a matcher wants, given as a value or as a matcher.
struct Wanted<Element> {
    let matcher: Matcher<Element>
    /// The value as it prints, or the matcher's phrase in brackets.
    let text: () -> String
    /// Whether an element is wanted; of a value it is asked without the matcher, which takes longer.
    let matches: (Element) -> Bool
    let isValue: Bool
    /// The value, if it can be looked up.
    let key: AnyHashable?

    init(_ matcher: Matcher<Element>) {
        self.matcher = matcher
        text = { "(\(matcher.phrase()))" }
        matches = { matcher.matches($0) }
        isValue = false
        key = nil
    }
}

extension Wanted where Element: Equatable {
    init(_ value: Element) {
        matcher = equal(value)
        text = { describe(value) }
        matches = { $0 == value }
        isValue = true
        key = value as? AnyHashable
    }
}

extension [String] {
    /// «a», «a and b», «a, b and c».
    var enumeration: String {
        guard let last, count > 1 else { return first ?? "nothing" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}

/// Says that a search among elements that can only be compared gave up.
func searchWasCutShort(after comparisons: Int) -> Detail {
    "the search was cut short after \(comparisons) comparisons; elements that are Hashable are looked up instead"
}

extension [Detail] {
    /// The lines, not more than anybody reads.
    var withoutTheRest: [Detail] {
        count <= 21 ? self : prefix(20) + ["… and \(count - 20) more"]
    }
}

extension Collection {
    /// The wanted elements as they read in a phrase; those that there is no room for are counted.
    func enumeration<Element>() -> String where Self.Element == Wanted<Element> {
        var texts: [String] = []
        var room = 1_000
        for wanted in self where room > 0 {
            texts.append(wanted.text())
            room -= texts.last?.count ?? 0
        }
        return texts.count < count
            ? "\(texts.joined(separator: ", ")) and \(count - texts.count) more" : texts.enumeration
    }
}
