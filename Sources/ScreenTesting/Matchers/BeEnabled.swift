import Expect
import ScreenElements

/// Matches an element that reacts to people.
///
/// ```swift
/// expect(page.nextButton).to(beEnabled())
/// ```
///
/// Fails with «expected to be enabled, got button with identifier “Next”».
public func beEnabled() -> Matcher<any ElementBrowser> {
    Matcher(enabledCheck())
}

/// Matches an element that has been found and reacts to people.
public func beEnabled() -> Matcher<any ScreenElement> {
    Matcher(enabledCheck())
}

private func enabledCheck() -> ElementCheck<Bool> {
    ElementCheck(phrase: { "be enabled" }, read: { $0.isEnabled }, judge: { MatchResult($0) })
}
