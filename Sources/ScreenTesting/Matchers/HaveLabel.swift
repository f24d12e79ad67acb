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
    .judgingElement("have label \(label.quoted)") {
        $0.label
    } judge: {
        judgeLabel($0, equal(label))
    }
}

/// Matches an element whose label matches.
///
/// ```swift
/// expect(page.title).to(haveLabel(beginWith("Fir")))
/// ```
public func haveLabel(_ matcher: Matcher<String>) -> Matcher<any ElementBrowser> {
    .judgingElement("have a label to \(matcher.phrase())") {
        $0.label
    } judge: {
        judgeLabel($0, matcher)
    }
}

/// Matches an element that has been found, with a label.
public func haveLabel(_ label: String) -> Matcher<any ScreenElement> {
    .judgingElement("have label \(label.quoted)") {
        $0.label
    } judge: {
        judgeLabel($0, equal(label))
    }
}

/// Matches an element that has been found, whose label matches.
public func haveLabel(_ matcher: Matcher<String>) -> Matcher<any ScreenElement> {
    .judgingElement("have a label to \(matcher.phrase())") {
        $0.label
    } judge: {
        judgeLabel($0, matcher)
    }
}

private func judgeLabel(_ label: String, _ matcher: Matcher<String>) -> MatchResult {
    let result = matcher.judge(.value(label))
    return MatchResult(result.verdict) {
        [Detail("its label is \(label.quoted)")] + result.detailLines.map { Detail($0) }
    }
}
