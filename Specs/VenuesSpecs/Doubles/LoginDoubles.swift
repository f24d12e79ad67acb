import ExampleKit
import VirtualTime

@testable import VenueScreens

extension TestDispatchQueue: WorkQueue {}

/// A screen that only records the text that it was told to show.
final class SecondScreenMock: Screen, SecondView {
    private(set) var text: String?

    func showText(_ text: String) { self.text = text }
}

/// Creates the real presenter without the real screen.
final class FirstAssemblyMock: FirstAssembly {
    private(set) var presenter: FirstPresenter?

    func assemble(output: any FirstOutput) -> Screen {
        presenter = FirstPresenter(output: output)
        return Screen(title: "First", [])
    }
}

/// Creates the real presenter without the real screen.
final class SecondAssemblyMock: SecondAssembly {
    private(set) var presenter: SecondPresenter?
    private(set) var view: SecondScreenMock?
    private let queue: any WorkQueue

    init(queue: any WorkQueue) {
        self.queue = queue
    }

    func assemble(output: any SecondOutput) -> Screen {
        let view = SecondScreenMock(title: "Second", [])
        let presenter = SecondPresenter(output: output, queue: queue)
        presenter.view = view
        (self.presenter, self.view) = (presenter, view)
        return view
    }
}

/// Records the screens that were pushed.
final class NavigationMock: Navigation {
    private(set) var screens: [Screen] = []

    func push(_ screen: Screen) { screens.append(screen) }
    func pop() { screens.removeLast() }
}

/// Records where users went.
final class CoordinatorOutputSpy: CoordinatorOutput {
    private(set) var destinations: [String] = []

    func didLeaveForRegistration() { destinations.append("registration") }
    func didLeaveForVenues() { destinations.append("venues") }
}
