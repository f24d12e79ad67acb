import ScreenElements

/// What can be done to an element.
enum ElementAction {
    case tap, typeText(String), clearText, scrollIntoView

    /// What the action does to something, in words: `tap button with identifier “Next”`.
    @MainActor func phrase(_ browser: any ElementBrowser) -> String {
        switch self {
        case .tap: "tap \(browser)"
        case .typeText(let text): "type \(shown(text, in: browser)) into \(browser)"
        case .clearText: "clear the text of \(browser)"
        case .scrollIntoView: "scroll to \(browser)"
        }
    }

    /// A text that is typed; not that of a field that does not show it itself.
    @MainActor private func shown(_ text: String, in browser: any ElementBrowser) -> String {
        let types = [browser.request.type] + browser.all.map(\.elementType)
        return types.contains(.secureTextField) ? "\(text.count) characters" : "“\(text)”"
    }

    /// Tries the action.
    @MainActor func attempt(_ browser: any ElementBrowser) -> Result<Void, Obstacle> {
        do {
            let match = try browser.match()
            if case .scrollIntoView = self { return .success(try match.element.scrollIntoView()) }
            guard match.element.isEnabled else { return .failure(.element("it is disabled")) }
            let element = try reachable(match, browser)
            switch self {
            case .tap: try element.tap()
            case .typeText(let text): try element.typeText(text)
            case .clearText: try element.clearText()
            case .scrollIntoView: break
            }
            return .success(())
        } catch let obstacle as Obstacle {
            return .failure(obstacle)
        } catch let error as ElementError {
            return .failure(.element(error.reason))
        } catch {
            return .failure(.element("it threw \(error)"))
        }
    }

    /// The element, scrolled to if it is out of view.
    @MainActor private func reachable(
        _ match: ElementSearch.Match,
        _ browser: any ElementBrowser
    ) throws -> any ScreenElement {
        switch HitTest(match, in: browser.chain).obstacle {
        case nil: return match.element
        case .covered(let element)?: throw Obstacle.element("it is covered by \(element)")
        case .outOfView?:
            try match.element.scrollIntoView()
            let match = try browser.match()
            guard let obstacle = HitTest(match, in: browser.chain).obstacle else { return match.element }
            throw Obstacle.element(obstacle.reason)
        }
    }
}

extension ElementBrowser {
    /// The one element that matches.
    @MainActor func match() throws(Obstacle) -> ElementSearch.Match {
        switch ElementSearch(chain).result {
        case .success(let match): return match
        case .failure(let problem): throw .search(problem)
        }
    }
}
