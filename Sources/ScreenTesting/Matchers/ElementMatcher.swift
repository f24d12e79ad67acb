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

    /// Judges the one element that a browser finds; none or several fail both ways.
    init(judging matcher: Matcher<any ScreenElement>) {
        self.init(
            matcher.phrase(),
            judgeValue: { browser in
                switch onMainThread({ browser.found }) {
                case .success(let element): matcher.judge(.value(element))
                case .failure(let search): search.matchResult
                }
            }
        )
    }
}

extension ElementBrowser {
    @MainActor fileprivate var found: Result<any ScreenElement, SearchFailure> {
        let chain = chain
        return TreeSearch(chain).result.map(\.element).mapError { SearchFailure(problem: $0, chain: chain) }
    }
}

/// A text of an element, how a failure shows it, and whether details must hide it.
typealias ElementText = (text: String?, sentence: String, isSecure: Bool)

extension Matcher<any ScreenElement> {
    /// Judges a text of an element by a text matcher.
    ///
    /// - Parameter read: Reads the text, on the main thread.
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
    /// The result of a matcher that cannot judge: it fails both ways.
    var matchResult: MatchResult { MatchResult(.fails) { matcherDetails } }

    /// The problem, the near misses and the tree, a line each, below the failure of a matcher.
    fileprivate var matcherDetails: [Detail] {
        onMainThread { explanation }.split(separator: "\n").map { Detail(String($0)) }
    }
}

extension TreeSearch {
    /// The result of a matcher that expects an element. An unreadable screen fails both ways.
    func existence(in chain: ElementChain) -> MatchResult {
        if let problem { return SearchFailure(problem: problem, chain: chain).matchResult }
        guard let absence else { return MatchResult(true) }
        return MatchResult(.doesNotMatch) { SearchFailure(problem: absence, chain: chain).matcherDetails }
    }
}
