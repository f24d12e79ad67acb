import ExampleKit
import Dispatch

/// The app that `LibraryPagesSpec` tests: a shelf with two books, and a book screen that shows a loading indicator for a moment.
@MainActor final class Library {
    private(set) lazy var window = Window(NavigationStack(Screen(identifier: "ShelfView", title: "Shelf", [shelf])))
    private lazy var shelf: List = {
        let list = List(identifier: "Shelf")
        list.show(zip(["1", "2"], ["Emma", "Persuasion"]).map(cell))
        return list
    }()

    private func cell(id: String, title: String) -> Cell {
        let views = [Label(identifier: "Title", title), Button(identifier: "Info", "i") {}]
        return Cell(identifier: id, views) { self.open() }
    }

    private func open() {
        let loader = ActivityIndicator(identifier: "Loading", "Loading…")
        let content = View(
            identifier: "Content",
            subviews: [Button(identifier: "Lend", "Read") {}, Button(identifier: "Read", "Open") {}]
        )
        loader.start()
        content.isHidden = true
        window.navigation.push(Screen(identifier: "BookView", title: "Book", [loader, content]))
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.02) { [weak loader, weak content] in
            loader?.stop()
            content?.isHidden = false
        }
    }
}
