import Expect
import ScreenElements

enum ElementCondition {
    case appearance
    case disappearance
    case match(Matcher<any ElementBrowser>)
    /// Exactly one element matches and satisfies the closure, which the string describes.
    case state(String, (any ScreenElement) -> Bool)

    /// A verb phrase, such as “appear”, that follows “expected … to”.
    var phrase: String {
        switch self {
        case .appearance: "appear"
        case .disappearance: "disappear"
        case .match(let matcher): matcher.phrase()
        case .state(let phrase, _): phrase
        }
    }

    @MainActor func poll(_ browser: any ElementBrowser) -> Result<Void, PollFailure> {
        withoutRecording {
            switch self {
            case .appearance:
                let search = TreeSearch(browser.chain)
                guard let problem = search.problem ?? search.absence else { return .success(()) }
                return .failure(.search(problem))
            case .disappearance:
                let search = TreeSearch(browser.chain)
                if let problem = search.problem { return .failure(.search(problem)) }
                return search.hasMatch ? .failure(.element("it is still there")) : .success(())
            case .match(let matcher):
                let result = matcher.judge(.value(browser))
                guard result.verdict != .matches else { return .success(()) }
                return browser.element().flatMap { .failure(.element(result.detailLines.first ?? "it is \($0.text)")) }
            case .state(_, let holds):
                return browser.element().flatMap {
                    holds($0) ? .success(()) : .failure(.element("it is \($0.text)"))
                }
            }
        }
    }
}

extension ElementBrowser {
    @MainActor fileprivate func element() -> Result<any ScreenElement, PollFailure> {
        TreeSearch(chain).result.mapError(PollFailure.search).map(\.element)
    }

    @MainActor func pollElement() -> Result<any ScreenElement, PollFailure> {
        withoutRecording { element() }
    }
}
