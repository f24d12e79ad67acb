import ScreenTesting

/// Экран с фактом: в том же процессе или в отдельной программе.
struct FactsPage: ElementBrowser {
    let request = SearchRequest(id: "factsScreen", type: .other)

    var loadButton: SimpleElementBrowser { descendant(.button, id: "loadButton") }
    var detailsButton: SimpleElementBrowser { descendant(.button, id: "detailsButton") }
    var loader: SimpleElementBrowser { descendant(.activityIndicator, id: "loader") }
    var factText: SimpleElementBrowser { descendant(.staticText, id: "factText") }
    var timeAgo: SimpleElementBrowser { descendant(.staticText, id: "timeAgo") }

    @MainActor func openDetails() -> DetailsPage {
        detailsButton.tap()
        return DetailsPage()
    }
}

/// Экран с подробностями.
struct DetailsPage: ElementBrowser {
    let request = SearchRequest(id: "detailsScreen", type: .other)

    var heading: SimpleElementBrowser { descendant(.staticText, id: "details") }
    var text: SimpleElementBrowser { descendant(.staticText, id: "detailsText") }
}

/// Команды под экраном.
struct CommandsPage: ElementBrowser {
    let request = SearchRequest(id: "commands", type: .toolbar)

    var back: SimpleElementBrowser { descendant(.toolbarButton, id: "back") }
    var quit: SimpleElementBrowser { descendant(.toolbarButton, id: "quit") }
}
