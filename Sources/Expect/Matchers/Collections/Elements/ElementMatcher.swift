/// What a matcher for sequences expects of one element, given as a value or as a matcher.
struct ElementMatcher<Element> {
    let matcher: Matcher<Element>
    /// The description of the value, or the phrase of the matcher in parentheses.
    let text: () -> String
    /// Judges an element. If a value is expected, compares with `==`, which is faster than
    /// `matcher`.
    let judge: (Element) -> MatchResult
    let isValue: Bool
    /// The value as a dictionary key, or `nil` if it is not `Hashable` or if a matcher was given.
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
    /// Returns the texts of the matchers as an enumeration, such as `1, 2 and 3`. After about 1,000
    /// characters, gives only the number of remaining matchers.
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
    /// The strings as a list in a sentence, such as `a, b and c`, or `nothing` if there are none.
    var enumeration: String {
        guard let last, count > 1 else { return first ?? "nothing" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}

/// A limit on the search for matching elements.
enum SearchLimit {
    static let mostComparisons = 10_000_000

    static func detail(after comparisons: Int) -> Detail {
        "the search was cut short after \(comparisons) comparisons; elements that are Hashable are looked up instead"
    }
}
