import Expect
import ScreenElements

extension Matcher<any ElementBrowser> {
    static func judgingBrowser(
        _ phrase: @autoclosure @escaping () -> String,
        _ judge: @escaping @MainActor (any ElementBrowser) -> MatchResult
    ) -> Matcher {
        Matcher(phrase(), judgeValue: { browser in onMainThread { judge(browser) } })
    }

    /// If the browser does not find exactly one element, both `to` and `notTo` fail.
    init(judging matcher: Matcher<any ScreenElement>) {
        self.init(
            matcher.phrase(),
            judgeValue: { browser in
                switch onMainThread({ browser.found }) {
                case .success(let element): matcher.judge(.value(element))
                case .failure(let search): search.matchResult()
                }
            }
        )
    }
}

/// An element's label or value, and a sentence that states it in failure messages.
typealias ElementText = (text: String?, sentence: String, isSecure: Bool)

extension Matcher<any ScreenElement> {
    static func judging(
        _ phrase: @autoclosure @escaping () -> String,
        by matcher: Matcher<String>,
        _ read: @escaping @MainActor (any ScreenElement) -> ElementText
    ) -> Matcher {
        Matcher(
            phrase(),
            judgeValue: { element in
                let (text, sentence, isSecure) = onMainThread { read(element) }
                let result = matcher.judge(.value(text))
                return MatchResult(result.verdict) {
                    [Detail(sentence)] + (isSecure ? [] : result.detailLines.map { Detail($0) })
                }
            }
        )
    }
}

extension SearchFailure {
    func matchResult(_ verdict: MatchVerdict = .fails) -> MatchResult {
        MatchResult(verdict) { onMainThread { explanation }.split(separator: "\n").map { Detail(String($0)) } }
    }
}

extension TreeSearch {
    /// If the screen cannot be searched, both `to` and `notTo` fail.
    func existence(in chain: ElementChain) -> MatchResult {
        if let problem { return SearchFailure(problem: problem, chain: chain).matchResult() }
        guard let absence else { return MatchResult(true) }
        return SearchFailure(problem: absence, chain: chain).matchResult(.doesNotMatch)
    }
}
