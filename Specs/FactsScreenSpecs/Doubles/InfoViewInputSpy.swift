import FactsScreen

/// Remembers what the presenter asked of the view.
final class InfoViewInputSpy: InfoViewInput {
    /// Kept only if an example asks for it, as a real view keeps its presenter.
    var presenter: InfoPresenter?
    private(set) var invokedUpdateParametersList: [InfoViewState] = []
    private(set) var invokedShowErrorCount = 0
    /// How many updates there had been when the last error was shown.
    private(set) var updateCountBeforeError: Int?

    var invokedUpdateCount: Int { invokedUpdateParametersList.count }

    func update(withViewState viewState: InfoViewState) {
        invokedUpdateParametersList.append(viewState)
    }

    func showError() {
        invokedShowErrorCount += 1
        updateCountBeforeError = invokedUpdateCount
    }
}
