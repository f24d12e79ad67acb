import ConsoleUI
import FactsScreen

@testable import facts

/// All that the facts screen shows in a terminal at a moment.
struct ConsoleScreen {
    /// What the presenter asked for.
    var viewState = InfoViewState.initial
    /// Whether the message about a failed load lies over the screen.
    var showsError = false
    /// The fact whose details lie over the screen.
    var detailsIdentifier: Int?
    /// What the last line of the reader could not do.
    var notice: Notice?

    /// A line that did nothing.
    enum Notice {
        case unknownCommand(String)
        case notNow(KeyPath<Wording, String>)
    }

    /// The screen as text, each line ended.
    @MainActor func drawn(wording: Wording = .russian, width: Int = 60, isColoured: Bool = false) -> String {
        let view = FactsView(wording: wording)
        view.update(withViewState: viewState)
        if showsError { view.showError() }
        if let detailsIdentifier { view.showDetails(withIdentifier: detailsIdentifier) }
        switch notice {
        case .unknownCommand(let line): view.window.notice = wording.unknownCommand(line)
        case .notNow(let button): view.window.notice = wording.notNow(wording[keyPath: button])
        case nil: break
        }
        return view.window.lines(width: width, isColoured: isColoured).map { $0 + "\n" }.joined()
    }
}
