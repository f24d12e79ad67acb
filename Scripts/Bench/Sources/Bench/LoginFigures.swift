import ExampleKit
import ScreenTesting
import VenueScreens
import VirtualTime

extension TestDispatchQueue: @retroactive WorkQueue {}

/// The same test case in three forms: as a unit test of a module, in process with the real screens,
/// and from outside the application. Each enters a nickname, taps Next, and expects “Hello world”
/// to appear.
@MainActor enum LoginFigures {
    static func all(isQuick: Bool, rounds: Int) -> [Figure] {
        let count = isQuick ? 20 : 200
        let inProcess: @MainActor () -> Double = { cost(of: count) { for _ in 0..<count { greetInProcess() } } }
        return [
            Figure(
                name: "“Hello world” in process, compared with from outside",
                goal: .ratio(0.05),
                rounds: rounds,
                ours: inProcess,
                peer: ("from outside, with three real seconds", { cost(of: 1) { greetFromOutside() } })
            ),
            Figure(
                name: "the way to “Hello world” in process, without the three seconds",
                goal: .ratio(0.05),
                rounds: rounds,
                ours: { cost(of: count) { for _ in 0..<count { reachSecondScreenInProcess() } } },
                peer: ("from outside", { cost(of: 1) { reachSecondScreenFromOutside() } })
            ),
            Figure(
                name: "“Hello world” as a module, compared with in process",
                rounds: rounds,
                ours: { cost(of: count) { for _ in 0..<count { greetAsModule() } } },
                peer: ("in process", inProcess)
            ),
        ]
    }

    // MARK: As a module

    private static func greetAsModule() {
        let time = VirtualTime()
        let (first, second, navigation) = (FirstDouble(), SecondDouble(queue: time.queue), NavigationDouble())
        let coordinator = Coordinator(firstAssembly: first, secondAssembly: second, navigation: navigation)
        coordinator.start()
        first.presenter?.textFieldValueChanged(value: "Nickname")
        first.presenter?.didTap()
        second.presenter?.viewDidAppear()
        time.advance(by: .seconds(3))
        check(navigation.screens.last === second.view && second.view?.text == "Hello world")
    }

    // MARK: In process

    private static func greetInProcess() {
        onRealScreens {
            reachSecondScreen()
            check(label("mainLabel").wait(for: "the greeting") { $0.label == "Hello world" } == .completed)
        }
    }

    private static func reachSecondScreenInProcess() {
        onRealScreens { reachSecondScreen() }
    }

    private static func onRealScreens(_ body: () -> Void) {
        let time = VirtualTime()
        let navigation = NavigationStack()
        let coordinator = Coordinator(
            firstAssembly: FirstAssemblyImpl(),
            secondAssembly: SecondAssemblyImpl(queue: time.queue),
            navigation: navigation
        )
        coordinator.start()
        // Without deterministic tasks, each wait would give other tasks some real time to continue.
        try? withDeterministicTasks { withScreen(Window(navigation), time: time, body) }
    }

    // MARK: From outside

    private static func greetFromOutside() {
        RemoteApplication("venues").run { _ in
            reachSecondScreen()
            check(label("mainLabel").wait(for: "the greeting") { $0.label == "Hello world" } == .completed)
        }
    }

    private static func reachSecondScreenFromOutside() {
        RemoteApplication("venues").run { _ in reachSecondScreen() }
    }

    // MARK: On either

    private static func reachSecondScreen() {
        tester().usingIdentifier("loginField").enterText("Nickname")
        tester().usingIdentifier("nextButton").tap()
        check(SimpleElementBrowser(request: SearchRequest(id: "mainScreen")).waitForAppearance() == .completed)
    }

    private static func label(_ identifier: String) -> SimpleElementBrowser {
        SimpleElementBrowser(request: SearchRequest(id: identifier, type: .staticText))
    }

    private static func check(_ isAsExpected: Bool) {
        guard isAsExpected else { fatalError("“Hello world” does not appear") }
    }
}

private final class FirstDouble: FirstAssembly {
    private(set) var presenter: FirstPresenter?

    func assemble(output: any FirstOutput) -> Screen {
        presenter = FirstPresenter(output: output)
        return Screen(title: "First", [])
    }
}

private final class SecondDouble: SecondAssembly {
    private(set) var presenter: SecondPresenter?
    private(set) var view: SecondScreenDouble?
    private let queue: any WorkQueue

    init(queue: any WorkQueue) {
        self.queue = queue
    }

    func assemble(output: any SecondOutput) -> Screen {
        let view = SecondScreenDouble(title: "Second", [])
        presenter = SecondPresenter(output: output, queue: queue)
        presenter?.view = view
        self.view = view
        return view
    }
}

private final class SecondScreenDouble: Screen, SecondView {
    private(set) var text: String?

    func showText(_ text: String) { self.text = text }
}

private final class NavigationDouble: Navigation {
    private(set) var screens: [Screen] = []

    func push(_ screen: Screen) { screens.append(screen) }
    func pop() { screens.removeLast() }
}
