import FactsScreen

/// Remembers what the presenter asked of the view.
final class InfoViewInputSpy: InfoViewInput {
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
