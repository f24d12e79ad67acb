import FactsScreen

/// Opens details over the screen, in the same terminal.
@MainActor final class ConsoleRouter: InfoRouter {
    private weak var view: ConsoleView?

    init(view: ConsoleView) {
        self.view = view
    }

    func openDetails(withIdentifier identifier: Int) {
        view?.change { $0.detailsIdentifier = identifier }
    }
}
