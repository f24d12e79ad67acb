import ScreenElements
import ScreenTesting

/// The screen from the README: a list of two items, each with a title. Tapping an item opens a screen with the item's title.
@MainActor final class ListScreen: ScreenElement {
    private final class Element: ScreenElement {
        let elementType: ElementType
        let identifier: String
        let label: String
        let children: [any ScreenElement]
        private let action: @MainActor () -> Void

        init(
            _ type: ElementType,
            _ identifier: String,
            label: String = "",
            _ children: [any ScreenElement] = [],
            action: @escaping @MainActor () -> Void = {}
        ) {
            (elementType, self.identifier, self.label, self.children) = (type, identifier, label, children)
            self.action = action
        }

        func tap() { action() }
    }

    private var openItem: String?

    var elementType: ElementType { .application }
    var children: [any ScreenElement] {
        if let openItem { return [Element(.other, "DetailView", [Element(.staticText, "Title", label: openItem)])] }
        return [Element(.table, "ListView", [cell("1", "First"), cell("2", "Second")])]
    }

    private func cell(_ identifier: String, _ title: String) -> Element {
        Element(.cell, identifier, [Element(.staticText, "Title", label: title)]) { [unowned self] in openItem = title }
    }
}

struct ListPage: ElementBrowser {
    let request = SearchRequest(id: "ListView", type: .table)

    func title(ofItem id: String) -> SimpleElementBrowser {
        descendant(.cell, id: id).descendant(.staticText, id: "Title")
    }
}
