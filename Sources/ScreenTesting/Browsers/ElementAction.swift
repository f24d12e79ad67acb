import ScreenElements
import SpecEvents

enum ElementAction {
    case tap, typeText(String), clearText, scrollIntoView, scroll(ScrollDirection)

    @MainActor func phrase(_ browser: any ElementBrowser) -> String {
        switch self {
        case .tap: "tap \(browser)"
        case .typeText(let text): "type \(shown(text, in: browser)) into \(browser)"
        case .clearText: "clear the text of \(browser)"
        case .scrollIntoView: "scroll to \(browser)"
        case .scroll(let direction): "scroll \(browser) \(direction)"
        }
    }

    /// Returns the quoted text, or only its length if the field may be secure.
    @MainActor private func shown(_ text: String, in browser: any ElementBrowser) -> String {
        var type: ElementType? = browser.request.type
        if type == .any { type = (try? browser.pollElement().get())?.elementType }
        let isShown = type != nil && type != .secureTextField
        return isShown ? text.quoted : "\(text.count) \(text.count == 1 ? "character" : "characters")"
    }

    /// Unless the action only scrolls, the element must be enabled and reachable by a tap.
    @MainActor func poll(_ browser: any ElementBrowser) -> Result<Void, PollFailure> {
        switch self {
        case .scrollIntoView, .scroll: browser.pollElement().flatMap { $0.perform(self) }
        default: withoutRecording { reachable(browser) }.flatMap { $0.perform(self) }
        }
    }

    @MainActor func succeeds(_ browser: any ElementBrowser) -> Bool {
        if case .success = poll(browser) { true } else { false }
    }

    /// Returns the element if a tap would reach it, scrolling to it first if it is out of view.
    @MainActor private func reachable(_ browser: any ElementBrowser) -> Result<any ScreenElement, PollFailure> {
        target(browser).flatMap { element, problem in
            guard problem == .outOfView else { return .success((element, problem)) }
            return element.perform(.scrollIntoView).flatMap { target(browser) }
        }
        .flatMap { element, problem in problem.map { .failure(.element($0.reason)) } ?? .success(element) }
    }

    @MainActor private func target(
        _ browser: any ElementBrowser
    ) -> Result<(any ScreenElement, HitTest.Problem?), PollFailure> {
        let chain = browser.chain.snapshot
        return TreeSearch(chain).result.mapError(PollFailure.search)
            .flatMap { match in
                guard match.element.isEnabled else { return .failure(.element("it is disabled")) }
                return .success((match.element, HitTest(match, in: chain).problem))
            }
    }
}

extension ScreenElement {
    /// An action that throws an `ElementError` has changed nothing, so the action can be retried.
    fileprivate func perform(_ action: ElementAction) -> Result<Void, PollFailure> {
        do {
            switch action {
            case .tap: try tap()
            case .typeText(let text): try typeText(text)
            case .clearText: try clearText()
            case .scrollIntoView: try scrollIntoView()
            case .scroll(let direction): try scroll(direction)
            }
            return .success(())
        } catch let error as ElementError {
            return .failure(.element(error.reason))
        } catch is any ReportedError {
            return .failure(.reported)
        } catch {
            return .failure(.final("it threw \(error)"))
        }
    }
}
