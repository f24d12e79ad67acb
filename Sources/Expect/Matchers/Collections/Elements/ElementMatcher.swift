struct ElementMatcher<Element> {
    let matcher: Matcher<Element>
    let text: () -> String
    /// Checks an element. Uses `==` for an expected value, because `==` is faster than `matcher`.
    let judge: (Element) -> MatchResult
    let isValue: Bool
    let key: AnyHashable?

    init(_ matcher: Matcher<Element>) {
        self.matcher = matcher
        text = { "(\(matcher.phrase()))" }
        judge = { matcher.judge(.value($0)) }
        isValue = false
        key = nil
    }
}

extension ElementMatcher where Element: Equatable {
    init(_ value: Element) {
        matcher = equal(value)
        text = { describe(value) }
        judge = { MatchResult($0 == value) }
        isValue = true
        key = value as? AnyHashable
    }
}

extension Collection {
    func enumeration<Element>() -> String where Self.Element == ElementMatcher<Element> {
        var texts: [String] = []
        var room = 1_000
        for matcher in self where room > 0 {
            texts.append(matcher.text())
            room -= texts.last?.count ?? 0
        }
        return texts.count < count
            ? "\(texts.joined(separator: ", ")) and \(count - texts.count) more" : texts.enumeration
    }
}

extension [String] {
    /// The strings, joined into a list such as `a, b and c`, or `nothing` if there are no strings.
    var enumeration: String {
        guard let last, count > 1 else { return first ?? "nothing" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}

enum SearchLimit {
    static let maxComparisons = 10_000_000

    static func detail(after comparisons: Int) -> Detail {
        "the search was cut short after \(comparisons) comparisons; elements that are Hashable are looked up instead"
    }
}
