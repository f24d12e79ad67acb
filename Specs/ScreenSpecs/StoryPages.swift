import ScreenTesting

/// The screen with the list.
struct ListPage: ElementBrowser {
    let request = SearchRequest(id: "ListView", type: .other)

    var items: SimpleElementBrowser { descendant(.cell) }

    func item(_ id: String) -> ListItem { ListItem(id: id, in: self) }

    @MainActor func openSimplePage(byItem id: String) -> SimplePage {
        item(id).tap()
        return SimplePage()
    }
}

/// An item in the list.
struct ListItem: ElementBrowser {
    let request: SearchRequest
    let parentBrowser: (any ElementBrowser)?

    var title: SimpleElementBrowser { descendant(.staticText, id: "Title") }
    var infoButton: SimpleElementBrowser { descendant(.button, id: "InfoButton") }

    init(id: String, in parent: any ElementBrowser) {
        request = SearchRequest(id: id, type: .cell)
        parentBrowser = parent
    }
}

/// The screen with two buttons.
struct SimplePage: ElementBrowser {
    let request = SearchRequest(id: "SimpleView", type: .other)

    var loadingView: SimpleElementBrowser { descendant(.activityIndicator, id: "LoadingView") }
    var successView: SimpleElementBrowser { descendant(id: "SuccessView") }
    var button1: SimpleElementBrowser { successView.descendant(.button, id: "Button1") }
    var button2: SimpleElementBrowser { successView.descendant(.button, id: "Button") }
}
