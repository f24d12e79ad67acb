import Foundation
import ScreenElements
import ScreenTesting
import VirtualTime

/// The screens of a small application: a list of nine items, which leads to a screen with two buttons. The label of the first
/// button is the identifier of the second.
@MainActor final class TestApplication {
    let root = TestElement(.application)
    let time = VirtualTime()
    /// The time that the second screen takes to load.
    var delay = Duration.zero
    /// Whether a tap on a cell leads to the wrong screen.
    var leadsAstray = false
    /// The identifiers of the buttons that were tapped.
    private(set) var tapped: [String] = []

    init() {
        let titles = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth"]
        let cells = titles.enumerated().map { index, title in
            TestElement(
                .cell,
                id: "\(index + 1)",
                [
                    TestElement(.staticText, id: "Title", label: title),
                    TestElement(.button, id: "InfoButton", label: "i"),
                ]
            )
        }
        cells.forEach { cell in cell.onTap = { [unowned self] in open() } }
        root.subelements = [TestElement(.table, id: "ListView", cells)]
    }

    private func open() {
        let buttons = [
            TestElement(.button, id: "Button1", label: "Button"), TestElement(.button, id: "Button", label: "more"),
        ]
        for button in buttons { button.onTap = { [unowned self, unowned button] in tapped.append(button.identifier) } }
        guard !leadsAstray else { return root.subelements = [TestElement(.other, id: "HelpView", buttons)] }
        let loader = TestElement(.activityIndicator, id: "LoadingView")
        let success = TestElement(.other, id: "SuccessView", buttons).with { $0.isHidden = true }
        root.subelements = [TestElement(.other, id: "SimpleView", [loader, success])]
        time.queue.asyncAfter(deadline: time.queue.currentTime + delay / .seconds(1)) {
            MainActor.assumeIsolated {
                loader.isHidden = true
                success.isHidden = false
            }
        }
    }
}

struct ListPage: ElementBrowser {
    let request = SearchRequest(id: "ListView", type: .table)

    func item(_ id: String) -> ListItem { ListItem(id: id, in: self) }

    @MainActor func openSimplePage(byItem id: String) -> SimplePage {
        item(id).tap()
        return SimplePage()
    }
}

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

struct SimplePage: ElementBrowser {
    let request = SearchRequest(id: "SimpleView", type: .other)

    var loadingView: SimpleElementBrowser { descendant(.activityIndicator, id: "LoadingView") }
    var successView: SimpleElementBrowser { descendant(.other, id: "SuccessView") }
    var button1: SimpleElementBrowser { successView.descendant(.button, id: "Button1") }
    var button2: SimpleElementBrowser { successView.descendant(.button, id: "Button") }
}
