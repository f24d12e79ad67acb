import Expect
import ScreenElements

/// Matches an element with a label.
///
/// ```swift
/// expect(page.title).to(haveLabel("First"))
/// ```
///
/// Fails with «expected to have label “First”, got staticText with identifier “Title”».
public func haveLabel(_ label: String) -> Matcher<any ElementBrowser> {
    Matcher(judging: haveLabel(label))
}

/// Matches an element whose label matches.
///
/// ```swift
/// expect(page.title).to(haveLabel(beginWith("Fir")))
/// ```
public func haveLabel(_ matcher: Matcher<String>) -> Matcher<any ElementBrowser> {
    Matcher(judging: haveLabel(matcher))
}

/// Matches a found element with a label.
public func haveLabel(_ label: String) -> Matcher<any ScreenElement> {
    .judging("have label \(label.quoted)", by: equal(label)) { readLabel($0) }
}

/// Matches a found element whose label matches.
public func haveLabel(_ matcher: Matcher<String>) -> Matcher<any ScreenElement> {
    .judging("have a label to \(matcher.phrase())", by: matcher) { readLabel($0) }
}

@MainActor private func readLabel(_ element: any ScreenElement) -> ElementText {
    (element.label, "its label is \(element.label.quoted)", isSecure: false)
}
