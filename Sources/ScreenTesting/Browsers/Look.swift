import Expect
import ScreenElements

/// What there may be to wait for, each as one look at the screen.
extension ElementBrowser {
    /// The one element that matches.
    @MainActor func lookForElement() -> Result<any ScreenElement, Obstacle> {
        quietly { match().map(\.element) }
    }

    /// Whether an element matches.
    @MainActor func lookForAppearance() -> Result<Void, Obstacle> {
        quietly {
            let search = ElementSearch(chain)
            guard let problem = search.obstacle ?? search.absence else { return .success(()) }
            return .failure(.search(problem))
        }
    }

    /// Whether no element matches. A screen that cannot be read is not one without the element.
    @MainActor func lookForDisappearance() -> Result<Void, Obstacle> {
        quietly {
            let search = ElementSearch(chain)
            if let obstacle = search.obstacle { return .failure(.search(obstacle)) }
            return search.hasMatch ? .failure(.element("it is still there")) : .success(())
        }
    }

    /// Whether exactly one element matches, and fulfils a condition.
    @MainActor func look(for holds: (any ScreenElement) -> Bool) -> Result<Void, Obstacle> {
        quietly {
            match().flatMap {
                holds($0.element) ? .success(()) : .failure(.element("it is \($0.element.text)"))
            }
        }
    }

    /// Whether a matcher matches.
    @MainActor func look(for matcher: Matcher<any ElementBrowser>) -> Result<Void, Obstacle> {
        quietly {
            let result = matcher.judge(.value(self))
            guard result.verdict != .matches else { return .success(()) }
            return match().flatMap {
                .failure(.element(result.detailLines.first ?? "it is \($0.element.text)"))
            }
        }
    }

    /// The one element that matches, with its place in the tree.
    @MainActor func match() -> Result<ElementSearch.Match, Obstacle> {
        ElementSearch(chain).result.mapError(Obstacle.search)
    }
}
