import FactsScreen

/// Remembers which details were opened.
final class InfoRouterSpy: InfoRouter {
    private(set) var invokedOpenDetailsParametersList: [Int] = []

    var invokedOpenDetailsCount: Int { invokedOpenDetailsParametersList.count }

    func openDetails(withIdentifier identifier: Int) {
        invokedOpenDetailsParametersList.append(identifier)
    }
}
