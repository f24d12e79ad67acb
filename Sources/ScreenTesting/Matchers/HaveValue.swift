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

private func valueCheck(_ value: String) -> ElementCheck<ElementValue> {
    ElementCheck("have value \(value.quoted)", read: { ElementValue($0) }, judge: { judgeValue($0, equal(value)) })
}

private func valueCheck(_ matcher: Matcher<String>) -> ElementCheck<ElementValue> {
    ElementCheck("have a value to \(matcher.phrase())", read: { ElementValue($0) }, judge: { judgeValue($0, matcher) })
}

/// What there is to judge of an element's value, and to say about it.
private struct ElementValue {
    let value: String?
    let isSecure: Bool
    let sentence: String

    @MainActor init(_ element: any ScreenElement) {
        value = element.value
        isSecure = element.elementType == .secureTextField
        sentence = element.valueSentence
    }
}

private func judgeValue(_ value: ElementValue, _ matcher: Matcher<String>) -> MatchResult {
    let result = matcher.judge(.value(value.value))
    return MatchResult(result.verdict) {
        // The details of the inner matcher may show the value.
        [Detail(value.sentence)] + (value.isSecure ? [] : result.detailLines.map { Detail($0) })
    }
}
