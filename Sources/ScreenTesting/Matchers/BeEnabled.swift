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
    Matcher(judging: beEnabled())
}

/// Matches an element that has been found and reacts to people.
public func beEnabled() -> Matcher<any ScreenElement> {
    Matcher("be enabled", judgeValue: { element in MatchResult(onMainThread { element.isEnabled }) })
}
