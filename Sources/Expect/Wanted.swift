/// An element that a matcher wants, given as a value or as a matcher.
struct Wanted<Element> {
    let matcher: Matcher<Element>
    /// The value as it prints, or the matcher's phrase in brackets.
    let text: () -> String

    init(_ matcher: Matcher<Element>) {
        self.matcher = matcher
        text = { "(\(matcher.phrase()))" }
    }

    func matches(_ element: Element) -> Bool { matcher.matches(element) }
}

extension Wanted where Element: Equatable {
    init(_ value: Element) {
        matcher = equal(value)
        text = { describe(value) }
    }
}

extension [String] {
    /// «a», «a and b», «a, b and c».
    var enumeration: String {
        guard let last, count > 1 else { return first ?? "nothing" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}

extension Sequence {
    /// The wanted elements as they read in a phrase.
    func enumeration<Element>() -> String where Self.Element == Wanted<Element> {
        map { $0.text() }.enumeration
    }
}
