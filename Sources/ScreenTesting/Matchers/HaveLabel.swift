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

private func labelCheck(_ label: String) -> ElementCheck<String> {
    ElementCheck("have label \(label.quoted)", read: { $0.label }, judge: { judgeLabel($0, equal(label)) })
}

private func labelCheck(_ matcher: Matcher<String>) -> ElementCheck<String> {
    ElementCheck("have a label to \(matcher.phrase())", read: { $0.label }, judge: { judgeLabel($0, matcher) })
}

private func judgeLabel(_ label: String, _ matcher: Matcher<String>) -> MatchResult {
    let result = matcher.judge(.value(label))
    return MatchResult(result.verdict) {
        [Detail("its label is \(label.quoted)")] + result.detailLines.map { Detail($0) }
    }
}
