import Dispatch
import ExampleKit
import VirtualTime

/// An application with a list of nine items, each with a title and a button. A tap on an item opens a
/// screen that loads and then shows two buttons. The first button's label is the second's identifier.
@MainActor final class StoryApplication {
    let time = VirtualTime()
    /// The time that the second screen takes to load.
    var loadingTime = DispatchTimeInterval.seconds(2)
    /// Whether a tap on an item opens the wrong screen, which has buttons with the same identifiers.
    var leadsAstray = false

    private(set) lazy var window = Window(
        Screen(identifier: "ListView", title: "List", [list])
    )
    private lazy var list: List = {
        let titles = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth"]
        let list = List(identifier: "Items")
        list.show(zip(1..., titles).map { cell($0, $1) })
        return list
    }()

    private func cell(_ number: Int, _ title: String) -> Cell {
        let content = [Label(identifier: "Title", title), Button(identifier: "InfoButton", "i") {}]
        return Cell(identifier: "\(number)", content) { [unowned self] in open() }
    }

    private func open() {
        let loader = ActivityIndicator(identifier: "LoadingView", "Loading…")
        let buttons = [Button(identifier: "Button1", "Button") {}, Button(identifier: "Button", "more") {}]
        let success = View(identifier: "SuccessView", subviews: buttons)
        let name = leadsAstray ? "HelpView" : "SimpleView"
        let views: [View] = leadsAstray ? buttons : [loader, success]
        window.navigation.push(Screen(identifier: name, title: "Simple", views))
        guard !leadsAstray else { return }
        loader.start()
        success.isHidden = true
        time.queue.asyncAfter(deadline: time.queue.currentTime + loadingTime) {
            MainActor.assumeIsolated {
                loader.stop()
                success.isHidden = false
            }
        }
    }
}
