import Expect
import ScreenElements

extension Matcher<any ElementBrowser> {
    /// Creates a matcher that evaluates a browser on the main thread.
    static func judgingBrowser(
        _ phrase: @autoclosure @escaping () -> String,
        _ judge: @escaping @MainActor (any ElementBrowser) -> MatchResult
    ) -> Matcher {
        Matcher(phrase(), judgeValue: { browser in onMainThread { judge(browser) } })
    }

    /// Creates a matcher that applies the given matcher to the element that a browser finds. Unless
    /// the browser finds exactly one element, both `to` and `notTo` fail.
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

/// An element's text (`nil` if it has none), a sentence about the text for failure messages, and
/// whether the text is secret.
typealias ElementText = (text: String?, sentence: String, isSecure: Bool)

extension Matcher<any ScreenElement> {
    /// Creates a matcher that applies a string matcher to the text read from an element.
    ///
    /// - Parameter read: A closure that reads the text; called on the main thread.
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
    /// Returns the result of a matcher whose search failed, with a detail for each line of the
    /// problem, the near misses and the tree. By default, both `to` and `notTo` fail.
    func matchResult(_ verdict: MatchVerdict = .fails) -> MatchResult {
        MatchResult(verdict) { onMainThread { explanation }.split(separator: "\n").map { Detail(String($0)) } }
    }
}

extension TreeSearch {
    /// Returns the result of a matcher that expects an element to exist. If the screen cannot be
    /// searched, both `to` and `notTo` fail.
    func existence(in chain: ElementChain) -> MatchResult {
        if let problem { return SearchFailure(problem: problem, chain: chain).matchResult() }
        guard let absence else { return MatchResult(true) }
        return SearchFailure(problem: absence, chain: chain).matchResult(.doesNotMatch)
    }
}
