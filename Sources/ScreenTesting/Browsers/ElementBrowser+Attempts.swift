import Expect
import ScreenElements
import SpecEvents

// The attempts that the synchronous and async functions of browsers and testers share.

extension ElementBrowser {
    /// The attempt is a step in the report.
    @MainActor func performing(
        _ action: ElementAction,
        timeout: Duration,
        at location: StaticCodeLocation
    ) -> Attempt<Void> {
        let phrase = action.phrase(self)
        return Attempt("to " + phrase, step: phrase, in: chain, timeout: timeout, at: location) { action.poll(self) }
    }

    /// The list may create the element only after scrolling.
    @MainActor func scrolling(
        _ list: any ElementBrowser,
        timeout: Duration,
        at location: StaticCodeLocation
    ) -> Attempt<Void> {
        let phrase = "scroll \(list) to \(self)"
        // A list without an end, such as one that loads more when scrolled, would never refuse.
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

    /// The attempt's `run()` reports a timeout as a failure.
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

    /// The attempt's `wait()` returns a timeout as a result.
    @MainActor func waiting(
        for condition: ElementCondition,
        timeout: Duration,
        at location: StaticCodeLocation
    ) -> Attempt<Void> {
        Attempt("to look for \(self)", in: chain, timeout: timeout, at: location) { condition.poll(self) }
    }
}
