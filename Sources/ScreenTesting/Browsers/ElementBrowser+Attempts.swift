import Expect
import ScreenElements
import SpecEvents

// Browsers and testers use these attempts in both their synchronous and their async functions.

extension ElementBrowser {
    @MainActor func performing(
        _ action: ElementAction,
        timeout: Duration,
        at location: StaticCodeLocation
    ) -> Attempt<Void> {
        let phrase = action.phrase(self)
        return Attempt("to " + phrase, step: phrase, in: chain, timeout: timeout, at: location) { action.poll(self) }
    }

    /// This element may not exist yet, because some lists create their cells while scrolling.
    @MainActor func scrolling(
        _ list: any ElementBrowser,
        timeout: Duration,
        at location: StaticCodeLocation
    ) -> Attempt<Void> {
        let phrase = "scroll \(list) to \(self)"
        // Scrolling stops at the timeout, because a list that keeps loading rows may have no end.
        let start = ContinuousClock.now
        return Attempt("to " + phrase, step: phrase, in: chain, timeout: timeout, at: location) {
            for direction in ScrollDirection.allCases {
                repeat {
                    if case .success = ElementCondition.appearance.poll(self) {
                        return ElementAction.scrollIntoView.poll(self)
                    }
                } while ElementAction.scroll(direction).succeeds(list) && .now - start < timeout
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

    @MainActor func waiting(
        for condition: ElementCondition,
        timeout: Duration,
        at location: StaticCodeLocation
    ) -> Attempt<Void> {
        Attempt("to look for \(self)", in: chain, timeout: timeout, at: location) { condition.poll(self) }
    }
}
