import Expect
import ScreenElements

/// Matches an element with at least one descendant that matches the request.
///
/// ```swift
/// expect(page.list).to(haveElement(SearchRequest(type: .cell, label: "First")))
/// ```
///
/// Fails with `expected to have cell with label “First”, got table with identifier “ListView”`,
/// followed by the near misses and the tree.
public func haveElement(_ request: SearchRequest) -> Matcher<any ElementBrowser> {
    Matcher(judging: haveElement(request))
}

/// Matches a `ScreenElement` with at least one descendant that matches the request.
public func haveElement(_ request: SearchRequest) -> Matcher<any ScreenElement> {
    Matcher(
        "have \(request)",
        judgeValue: { element in
            let chain = ElementChain(root: element, includesRoot: false, requests: [request])
            return onMainThread { TreeSearch(chain).existence(in: chain) }
        }
    )
}
