import Expect
import ScreenElements

/// Matches an element with a value.
///
/// ```swift
/// expect(page.title).to(haveValue("First"))
/// ```
///
/// Fails with «expected to have value “First”, got staticText with identifier “Title”».
public func haveValue(_ value: String) -> Matcher<any ElementBrowser> {
    Matcher(judging: haveValue(value))
}

/// Matches an element whose value matches.
///
/// ```swift
/// expect(page.title).to(haveValue(beginWith("Fir")))
/// ```
public func haveValue(_ matcher: Matcher<String>) -> Matcher<any ElementBrowser> {
    Matcher(judging: haveValue(matcher))
}

/// Matches a found element with a value.
public func haveValue(_ value: String) -> Matcher<any ScreenElement> {
    .judging("have value \(value.quoted)", by: equal(value)) { readValue($0) }
}

/// Matches a found element whose value matches.
public func haveValue(_ matcher: Matcher<String>) -> Matcher<any ScreenElement> {
    .judging("have a value to \(matcher.phrase())", by: matcher) { readValue($0) }
}

@MainActor private func readValue(_ element: any ScreenElement) -> ElementText {
    (element.value, element.valueSentence, isSecure: element.elementType == .secureTextField)
}
