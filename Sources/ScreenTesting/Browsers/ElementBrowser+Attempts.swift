import Expect
import ScreenElements
import SpecEvents

// Each attempt of browsers and testers is written once, for its sync and its async function.

extension ElementBrowser {
    /// Performs an action on the element: a step of the report.
    @MainActor func performing(
        _ action: ElementAction,
        timeout: Duration,
        at location: StaticCodeLocation
    ) -> Attempt<Void> {
        let phrase = action.phrase(self)
        return Attempt("to " + phrase, step: phrase, in: chain, timeout: timeout, at: location) { action.poll(self) }
    }

    /// Scrolls a list until it has made the element and the element is visible.
    @MainActor func scrolling(
        _ list: any ElementBrowser,
        timeout: Duration,
        at location: StaticCodeLocation
    ) -> Attempt<Void> {
        let phrase = "scroll \(list) to \(self)"
        return Attempt("to " + phrase, step: phrase, in: chain, timeout: timeout, at: location) {
            for direction in ScrollDirection.allCases {
                repeat {
                    if case .success = ElementCondition.appearance.poll(self) {
                        return ElementAction.scrollIntoView.poll(self)
                    }
                } while ElementAction.scroll(direction).succeeds(list)
            }
            return ElementCondition.appearance.poll(self)
        }
    }

    @MainActor func finding(
        step: String? = nil,
        timeout: Duration,
        at location: StaticCodeLocation
    ) -> Attempt<any ScreenElement> {
        Attempt("one \(request)", step: step, in: chain, timeout: timeout, at: location) { pollElement() }
    }

    /// Waits for a condition; a time-out is a failure.
    @MainActor func expecting(
        _ condition: ElementCondition,
        step: String? = nil,
        timeout: Duration,
        at location: StaticCodeLocation
    ) -> Attempt<Void> {
        Attempt("\(self) to \(condition.phrase)", step: step, in: chain, timeout: timeout, at: location) {
            condition.poll(self)
        }
    }

    /// Waits for a condition; a time-out is a result.
    @MainActor func waiting(
        for condition: ElementCondition,
        timeout: Duration,
        at location: StaticCodeLocation
    ) -> Attempt<Void> {
        Attempt("to look for \(self)", in: chain, timeout: timeout, at: location) { condition.poll(self) }
    }
}
