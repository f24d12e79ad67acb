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

struct FailedSearch: Error {
    let problem: SearchProblem
    let chain: ElementChain

    /// The result that fails both ways.
    var matchResult: MatchResult {
        MatchResult(.fails) { problem.details(in: chain) }
    }
}

extension TreeSearch {
    /// The result of a matcher that expects at least one element. A screen that cannot be read fails both ways.
    func existence(in chain: ElementChain) -> MatchResult {
        if let problem { return MatchResult(.fails) { problem.details(in: chain) } }
        guard let absence else { return MatchResult(true) }
        return MatchResult(.doesNotMatch) { absence.details(in: chain) }
    }
}

extension SearchProblem {
    /// The problem, the near misses and the tree, each line below the failure of a matcher.
    fileprivate func details(in chain: ElementChain) -> [Detail] {
        onMainThread { SearchFailure.explanation(self, chain) }.split(separator: "\n").map { Detail(String($0)) }
    }
}
