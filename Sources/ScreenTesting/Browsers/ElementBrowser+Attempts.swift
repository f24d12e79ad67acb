import Expect
import ScreenElements
import SpecEvents

// What browsers and testers try, each with its words and its look in one place for the sync and the async form.

extension ElementBrowser {
    /// Does something to the element: a step of the report.
    @MainActor func performing(
        _ action: ElementAction,
        timeout: Duration?,
        at location: StaticCodeLocation
    ) -> Attempt<Void> {
        let phrase = action.phrase(self)
        return attempt("to " + phrase, step: phrase, timeout, location) { action.attempt(self) }
    }

    /// Scrolls a list until the element is there, which may not have been made yet, and can be seen.
    @MainActor func scrolling(
        _ list: any ElementBrowser,
        timeout: Duration?,
        at location: StaticCodeLocation
    ) -> Attempt<Void> {
        let phrase = "scroll \(list) to \(self)"
        return attempt("to " + phrase, step: phrase, timeout, location) {
            for direction in ScrollDirection.allCases {
                repeat {
                    if case .success = lookForAppearance() { return ElementAction.scrollIntoView.attempt(self) }
                } while ElementAction.scroll(direction).hasSucceeded(list)
            }
            return lookForAppearance()
        }
    }

    @MainActor func finding(
        step: String? = nil,
        timeout: Duration?,
        at location: StaticCodeLocation
    ) -> Attempt<any ScreenElement> {
        attempt("one \(request)", step: step, timeout, location) { lookForElement() }
    }

    @MainActor func awaitingAppearance(timeout: Duration?, at location: StaticCodeLocation) -> Attempt<Void> {
        attempt("\(self) to appear", timeout, location) { lookForAppearance() }
    }

    @MainActor func awaitingDisappearance(
        step: String? = nil,
        timeout: Duration?,
        at location: StaticCodeLocation
    ) -> Attempt<Void> {
        attempt("\(self) to disappear", step: step, timeout, location) { lookForDisappearance() }
    }

    /// Waits for a matcher to match.
    @MainActor func awaiting(
        _ matcher: Matcher<any ElementBrowser>,
        timeout: Duration?,
        at location: StaticCodeLocation
    ) -> Attempt<Void> {
        attempt("\(self) to \(matcher.phrase())", timeout, location) { look(for: matcher) }
    }

    @MainActor private func attempt<Answer>(
        _ intention: String,
        step: String? = nil,
        _ timeout: Duration?,
        _ location: StaticCodeLocation,
        look: @escaping () -> Result<Answer, Obstacle>
    ) -> Attempt<Answer> {
        Attempt(intention, step: step, in: chain, timeout: timeout, at: location, look: look)
    }
}
