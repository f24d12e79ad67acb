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
    .judgingElement("have value “\(value)”") {
        $0.value
    } judge: {
        judgeValue($0, equal(value))
    }
}

/// Matches an element whose value matches.
///
/// ```swift
/// expect(page.title).to(haveValue(beginWith("Fir")))
/// ```
public func haveValue(_ matcher: Matcher<String>) -> Matcher<any ElementBrowser> {
    .judgingElement("have a value to \(matcher.phrase())") {
        $0.value
    } judge: {
        judgeValue($0, matcher)
    }
}

/// Matches an element that has been found, with a value.
public func haveValue(_ value: String) -> Matcher<any ScreenElement> {
    .judgingElement("have value “\(value)”") {
        $0.value
    } judge: {
        judgeValue($0, equal(value))
    }
}

/// Matches an element that has been found, whose value matches.
public func haveValue(_ matcher: Matcher<String>) -> Matcher<any ScreenElement> {
    .judgingElement("have a value to \(matcher.phrase())") {
        $0.value
    } judge: {
        judgeValue($0, matcher)
    }
}

private func judgeValue(_ value: String?, _ matcher: Matcher<String>) -> MatchResult {
    MatchResult(matcher.judge(.value(value)).verdict) { [value.map { "its value is “\($0)”" } ?? "it has no value"] }
}
