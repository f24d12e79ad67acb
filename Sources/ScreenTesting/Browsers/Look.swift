import Expect
import ScreenElements

/// What there may be to wait for, each as one look at the screen.
extension ElementBrowser {
    /// Whether an element matches.
    @MainActor func lookForAppearance() -> Result<Void, Obstacle> {
        let search = ElementSearch(chain)
        guard search.obstacle != nil || !search.hasMatch, case .failure(let problem) = search.result else {
            return .success(())
        }
        return .failure(.search(problem))
    }

    /// Whether no element matches. A screen that cannot be read is not one without the element.
    @MainActor func lookForDisappearance() -> Result<Void, Obstacle> {
        let search = ElementSearch(chain)
        if let obstacle = search.obstacle { return .failure(.search(obstacle)) }
        return search.hasMatch ? .failure(.element("it is still there")) : .success(())
    }

    /// Whether exactly one element matches, and fulfils a condition.
    @MainActor func look(for phrase: String, _ holds: (any ScreenElement) -> Bool) -> Result<Void, Obstacle> {
        do {
            let element = try match().element
            return holds(element) ? .success(()) : .failure(.element("it is \(element.text)"))
        } catch {
            return .failure(error)
        }
    }

    /// Whether a matcher matches.
    @MainActor func look(for matcher: Matcher<any ElementBrowser>) -> Result<Void, Obstacle> {
        let result = matcher.judge(.value(self))
        guard result.verdict != .matches else { return .success(()) }
        switch ElementSearch(chain).result {
        case .success(let match): return .failure(.element("it is \(match.element.text)"))
        case .failure(let problem): return .failure(.search(problem))
        }
    }

    /// What is there of the element, in one line.
    @MainActor var seen: String {
        switch ElementSearch(chain).result {
        case .success(let match): match.element.text
        case .failure(let problem): problem.phrase
        }
    }
}
