import Expect
import ScreenElements

/// Matches an element with a label.
///
/// ```swift
/// expect(page.title).to(haveLabel("First"))
/// ```
///
/// Fails with «expected to have label “First”, got staticText with identifier “Title”» and the actual label.
public func haveLabel(_ label: String) -> Matcher<any ElementBrowser> {
    Matcher(labelCheck(label))
}

/// Matches an element whose label matches.
///
/// ```swift
/// expect(page.title).to(haveLabel(beginWith("Fir")))
/// ```
public func haveLabel(_ matcher: Matcher<String>) -> Matcher<any ElementBrowser> {
    Matcher(labelCheck(matcher))
}

/// Matches an element that has been found, with a label.
public func haveLabel(_ label: String) -> Matcher<any ScreenElement> {
    Matcher(labelCheck(label))
}

/// Matches an element that has been found, whose label matches.
public func haveLabel(_ matcher: Matcher<String>) -> Matcher<any ScreenElement> {
    Matcher(labelCheck(matcher))
}

private func labelCheck(_ label: String) -> ElementCheck<ElementAttribute> {
    ElementCheck("have label \(label.quoted)", read: { labelAttribute($0) }, matcher: equal(label))
}

private func labelCheck(_ matcher: Matcher<String>) -> ElementCheck<ElementAttribute> {
    ElementCheck("have a label to \(matcher.phrase())", read: { labelAttribute($0) }, matcher: matcher)
}

@MainActor private func labelAttribute(_ element: any ScreenElement) -> ElementAttribute {
    ElementAttribute(text: element.label, sentence: "its label is \(element.label.quoted)")
}
