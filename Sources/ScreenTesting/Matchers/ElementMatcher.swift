import Expect
import ScreenElements

extension Matcher<any ElementBrowser> {
    /// Judges a browser on the main thread.
    static func judgingBrowser(
        _ phrase: @autoclosure @escaping () -> String,
        _ judge: @escaping @MainActor (any ElementBrowser) -> MatchResult
    ) -> Matcher {
        Matcher(phrase(), judgeValue: { browser in onMainThread { judge(browser) } })
    }
}

extension SearchFailure {
    /// The result of a matcher that cannot judge, which fails both ways.
    var matchResult: MatchResult { MatchResult(.fails) { matcherDetails } }

    /// The problem, the near misses and the tree, each line below the failure of a matcher.
    fileprivate var matcherDetails: [Detail] {
        onMainThread { explanation }.split(separator: "\n").map { Detail(String($0)) }
    }
}

extension TreeSearch {
    /// The result of a matcher that expects at least one element. A screen that cannot be read fails both ways.
    func existence(in chain: ElementChain) -> MatchResult {
        if let problem { return SearchFailure(problem: problem, chain: chain).matchResult }
        guard let absence else { return MatchResult(true) }
        return MatchResult(.doesNotMatch) { SearchFailure(problem: absence, chain: chain).matcherDetails }
    }
}
