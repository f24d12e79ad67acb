import Expect
import ScreenElements

/// Matches an element that has the given value.
///
/// ```swift
/// expect(page.title).to(haveValue("First"))
/// ```
///
/// Fails with `expected to have value “First”, got staticText with identifier “Title”`.
public func haveValue(_ value: String) -> Matcher<any ElementBrowser> {
    Matcher(judging: haveValue(value))
}

/// Matches an element whose value satisfies the given matcher.
///
/// ```swift
/// expect(page.title).to(haveValue(beginWith("Fir")))
/// ```
public func haveValue(_ matcher: Matcher<String>) -> Matcher<any ElementBrowser> {
    Matcher(judging: haveValue(matcher))
}

/// Matches a `ScreenElement` that has the given value.
public func haveValue(_ value: String) -> Matcher<any ScreenElement> {
    .judging("have value \(value.quoted)", by: equal(value)) { readValue($0) }
}

/// Matches a `ScreenElement` whose value satisfies the given matcher.
public func haveValue(_ matcher: Matcher<String>) -> Matcher<any ScreenElement> {
    .judging("have a value to \(matcher.phrase())", by: matcher) { readValue($0) }
}

@MainActor private func readValue(_ element: any ScreenElement) -> ElementText {
    (element.value, element.valueSentence, isSecure: element.elementType == .secureTextField)
}
