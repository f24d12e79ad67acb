import Expect
import ScreenElements

/// A condition that a browser can wait for.
enum ElementCondition {
    /// At least one element matches.
    case appearance
    /// No element matches.
    case disappearance
    case match(Matcher<any ElementBrowser>)
    /// Exactly one element matches, and it satisfies the closure that the phrase describes.
    case state(String, (any ScreenElement) -> Bool)

    /// A phrase that follows “expected … to”, such as “appear”.
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

    /// Checks that the screen can be read and that no element matches.
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

    /// Returns the only element that matches, with its position in the tree.
    @MainActor fileprivate func match() -> Result<TreeSearch.Match, PollFailure> {
        TreeSearch(chain).result.mapError(PollFailure.search)
    }

    /// Returns the only element that matches, without recording failures.
    @MainActor func pollElement() -> Result<any ScreenElement, PollFailure> {
        withoutRecording { match().map(\.element) }
    }
}
