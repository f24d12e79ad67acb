import Expect
import ScreenElements

/// The conditions that a browser can wait for.
enum ElementCondition {
    /// At least one element matches.
    case appearance
    /// No element matches.
    case disappearance
    /// A matcher matches.
    case match(Matcher<any ElementBrowser>)
    /// Exactly one element matches and meets the condition that the phrase names.
    case state(String, (any ScreenElement) -> Bool)

    /// The condition, in words that follow «expected … to».
    var phrase: String {
        switch self {
        case .appearance: "appear"
        case .disappearance: "disappear"
        case .match(let matcher): matcher.phrase()
        case .state(let phrase, _): phrase
        }
    }

    /// Whether the condition holds now.
    @MainActor func poll(_ browser: any ElementBrowser) -> Result<Void, PollFailure> {
        withoutRecording {
            switch self {
            case .appearance: browser.pollAppearance()
            case .disappearance: browser.pollDisappearance()
            case .match(let matcher): browser.poll(matcher)
            case .state(_, let holds):
                browser.match().flatMap {
                    holds($0.element) ? .success(()) : .failure(.element("it is \($0.element.text)"))
                }
            }
        }
    }
}

extension ElementBrowser {
    @MainActor fileprivate func pollAppearance() -> Result<Void, PollFailure> {
        let search = TreeSearch(chain)
        guard let problem = search.problem ?? search.absence else { return .success(()) }
        return .failure(.search(problem))
    }

    /// An unreadable screen does not count as one without the element.
    @MainActor fileprivate func pollDisappearance() -> Result<Void, PollFailure> {
        let search = TreeSearch(chain)
        if let problem = search.problem { return .failure(.search(problem)) }
        return search.hasMatch ? .failure(.element("it is still there")) : .success(())
    }

    @MainActor fileprivate func poll(_ matcher: Matcher<any ElementBrowser>) -> Result<Void, PollFailure> {
        let result = matcher.judge(.value(self))
        guard result.verdict != .matches else { return .success(()) }
        return match().flatMap {
            .failure(.element(result.detailLines.first ?? "it is \($0.element.text)"))
        }
    }

    /// The one matching element, with its place in the tree.
    @MainActor fileprivate func match() -> Result<TreeSearch.Match, PollFailure> {
        TreeSearch(chain).result.mapError(PollFailure.search)
    }

    /// The one element that matches now.
    @MainActor func pollElement() -> Result<any ScreenElement, PollFailure> {
        withoutRecording { match().map(\.element) }
    }
}
