import Expect
import ScreenElements

/// Matches an element that has the given label.
///
/// ```swift
/// expect(page.title).to(haveLabel("First"))
/// ```
///
/// Fails with `expected to have label “First”, got staticText with identifier “Title”`.
public func haveLabel(_ label: String) -> Matcher<any ElementBrowser> {
    Matcher(judging: haveLabel(label))
}

/// Matches an element whose label satisfies the given matcher.
///
/// ```swift
/// expect(page.title).to(haveLabel(beginWith("Fir")))
/// ```
public func haveLabel(_ matcher: Matcher<String>) -> Matcher<any ElementBrowser> {
    Matcher(judging: haveLabel(matcher))
}

/// Matches a `ScreenElement` that has the given label.
public func haveLabel(_ label: String) -> Matcher<any ScreenElement> {
    .judging("have label \(label.quoted)", by: equal(label)) { readLabel($0) }
}

/// Matches a `ScreenElement` whose label satisfies the given matcher.
public func haveLabel(_ matcher: Matcher<String>) -> Matcher<any ScreenElement> {
    .judging("have a label to \(matcher.phrase())", by: matcher) { readLabel($0) }
}

@MainActor private func readLabel(_ element: any ScreenElement) -> ElementText {
    (element.label, "its label is \(element.label.quoted)", isSecure: false)
}
