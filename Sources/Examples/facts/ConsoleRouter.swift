import FactsScreen

/// Opens details over the screen, in the same terminal.
@MainActor final class ConsoleRouter: InfoRouter {
    private weak var view: FactsView?

    init(view: FactsView) {
        self.view = view
    }

    func openDetails(withIdentifier identifier: Int) {
        view?.showDetails(withIdentifier: identifier)
    }
}
