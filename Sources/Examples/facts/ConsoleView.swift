import FactsScreen

/// The view of the facts screen in a terminal: keeps what is shown, and draws it when it has changed.
///
/// Changes that come together are drawn once, so the error and the state below it make one picture.
@MainActor final class ConsoleView: InfoViewInput {
    private(set) var screen = ConsoleScreen()
    private let draw: @MainActor (ConsoleScreen) -> Void
    private var needsDisplay = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(draw: @escaping @MainActor (ConsoleScreen) -> Void) {
        self.draw = draw
    }

    func update(withViewState viewState: InfoViewState) {
        change {
            $0.viewState = viewState
            if viewState != .initial { $0.showsError = false }
        }
        guard viewState != .loading else { return }
        let resumed = waiting
        waiting = []
        resumed.forEach { $0.resume() }
    }

    func showError() {
        change { $0.showsError = true }
    }

    /// Changes what is shown; drawn at the next turn of the main queue, or by ``displayIfNeeded()`` before that.
    func change(_ change: (inout ConsoleScreen) -> Void) {
        change(&screen)
        guard !needsDisplay else { return }
        needsDisplay = true
        Task { [weak self] in self?.displayIfNeeded() }
    }

    /// Draws the screen now, if it changed since it was drawn.
    func displayIfNeeded() {
        guard needsDisplay else { return }
        needsDisplay = false
        draw(screen)
    }

    /// Returns when no load is under way.
    func finishLoading() async {
        while screen.viewState == .loading {
            await withCheckedContinuation { waiting.append($0) }
        }
    }
}
