import Expect
import ScreenElements

extension Matcher<any ElementBrowser> {
    /// Judges the one element that a browser finds; that none or several match fails both ways.
    ///
    /// - Parameters:
    ///   - read: What there is to judge of the element; called on the main thread.
    ///   - judge: Judges it.
    static func judgingElement<Part>(
        _ phrase: @autoclosure @escaping () -> String,
        read: @escaping @MainActor (any ScreenElement) -> Part,
        judge: @escaping (Part) -> MatchResult
    ) -> Matcher {
        Matcher(
            phrase(),
            judgeValue: { browser in
                let found = onMainThread { () -> Result<Part, FailedSearch> in
                    browser.read(read)
                }
                switch found {
                case .success(let part): return judge(part)
                case .failure(let search): return search.matchResult
                }
            }
        )
    }

    /// Judges what a browser finds.
    static func judgingBrowser(
        _ phrase: @autoclosure @escaping () -> String,
        _ judge: @escaping @MainActor (any ElementBrowser) -> MatchResult
    ) -> Matcher {
        Matcher(phrase(), judgeValue: { browser in onMainThread { judge(browser) } })
    }
}

extension Matcher<any ScreenElement> {
    /// Judges an element that has been found.
    static func judgingElement<Part>(
        _ phrase: @autoclosure @escaping () -> String,
        read: @escaping @MainActor (any ScreenElement) -> Part,
        judge: @escaping (Part) -> MatchResult
    ) -> Matcher {
        Matcher(phrase(), judgeValue: { element in judge(onMainThread { read(element) }) })
    }
}

/// A search of a matcher that did not lead to one element.
struct FailedSearch: Error {
    let problem: SearchProblem
    let chain: ElementChain

    /// The result that fails both ways.
    var matchResult: MatchResult {
        MatchResult(.fails) { problem.details(in: chain) }
    }
}

extension ElementSearch {
    /// The result of a matcher that expects at least one element. A screen that cannot be read fails both ways.
    func existence(in chain: ElementChain) -> MatchResult {
        if let obstacle { return MatchResult(.fails) { obstacle.details(in: chain) } }
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

extension ElementBrowser {
    @MainActor fileprivate func read<Part>(_ read: (any ScreenElement) -> Part) -> Result<Part, FailedSearch> {
        let chain = chain
        return ElementSearch(chain).result
            .map { read($0.element) }
            .mapError { FailedSearch(problem: $0, chain: chain) }
    }
}
