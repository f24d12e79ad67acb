import Expect

/// Matches an element that a tap would reach, because it is in view and nothing covers it.
///
/// ```swift
/// expect(page.nextButton).to(beHittable())
/// ```
///
/// Fails with `expected to be hittable, got button with identifier “Next”`, followed by the reason.
public func beHittable() -> Matcher<any ElementBrowser> {
    .judgingBrowser("be hittable") { browser in
        let chain = browser.chain.snapshot
        switch TreeSearch(chain).result {
        case .success(let match):
            let problem = HitTest(match, in: chain).problem
            return MatchResult(problem == nil) { problem.map { [Detail($0.reason)] } ?? [] }
        case .failure(let problem):
            return SearchFailure(problem: problem, chain: chain).matchResult()
        }
    }
}
