import Expect
import ScreenElements

/// Matches an element with a value.
///
/// ```swift
/// expect(page.title).to(haveValue("First"))
/// ```
///
/// Fails with «expected to have value “First”, got staticText with identifier “Title”» and the actual value.
public func haveValue(_ value: String) -> Matcher<any ElementBrowser> {
    Matcher(valueCheck(value))
}

/// Matches an element whose value matches.
///
/// ```swift
/// expect(page.title).to(haveValue(beginWith("Fir")))
/// ```
public func haveValue(_ matcher: Matcher<String>) -> Matcher<any ElementBrowser> {
    Matcher(valueCheck(matcher))
}

/// Matches an element that has been found, with a value.
public func haveValue(_ value: String) -> Matcher<any ScreenElement> {
    Matcher(valueCheck(value))
}

/// Matches an element that has been found, whose value matches.
public func haveValue(_ matcher: Matcher<String>) -> Matcher<any ScreenElement> {
    Matcher(valueCheck(matcher))
}

private func valueCheck(_ value: String) -> ElementCheck<ElementAttribute> {
    ElementCheck("have value \(value.quoted)", read: { valueAttribute($0) }, matcher: equal(value))
}

private func valueCheck(_ matcher: Matcher<String>) -> ElementCheck<ElementAttribute> {
    ElementCheck("have a value to \(matcher.phrase())", read: { valueAttribute($0) }, matcher: matcher)
}

@MainActor private func valueAttribute(_ element: any ScreenElement) -> ElementAttribute {
    let isSecure = element.elementType == .secureTextField
    return ElementAttribute(text: element.value, sentence: element.valueSentence, isSecure: isSecure)
}
