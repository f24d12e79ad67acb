import Expect

/// Matches a browser that finds at least one element. If the screen cannot be searched, both `to`
/// and `notTo` fail.
///
/// ```swift
/// expect(page.successView).toEventually(exist())
/// expect(page.errorView).notTo(exist())
/// ```
///
/// Fails with `expected to exist, got button with identifier “Next”`, followed by the near misses
/// and the tree.
public func exist() -> Matcher<any ElementBrowser> {
    .judgingBrowser("exist") { browser in
        let chain = browser.chain
        return TreeSearch(chain).existence(in: chain)
    }
}
