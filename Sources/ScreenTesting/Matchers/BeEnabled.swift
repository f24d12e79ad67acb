import Expect
import ScreenElements

/// Matches an element that is enabled.
///
/// ```swift
/// expect(page.nextButton).to(beEnabled())
/// ```
///
/// Fails with `expected to be enabled, got button with identifier “Next”`.
public func beEnabled() -> Matcher<any ElementBrowser> {
    Matcher(judging: beEnabled())
}

/// Matches a `ScreenElement` that is enabled.
public func beEnabled() -> Matcher<any ScreenElement> {
    Matcher("be enabled", judgeValue: { element in MatchResult(onMainThread { element.isEnabled }) })
}
