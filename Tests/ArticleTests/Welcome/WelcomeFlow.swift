import ExampleKit
import Dispatch
import VirtualTime

// The code that `WelcomeFlowSpec` tests, and the test doubles for its collaborators.

protocol WorkQueue: AnyObject {
    var label: String { get }

    func sync(execute block: () -> Void)
    func sync(execute item: DispatchWorkItem)
    func async(execute item: DispatchWorkItem)
    @preconcurrency func asyncAfter(
        deadline: DispatchTime,
        qos: DispatchQoS,
        flags: DispatchWorkItemFlags,
        execute work: @escaping @Sendable @convention(block) () -> Void
    )
}

extension WorkQueue {
    @preconcurrency func asyncAfter(
        deadline: DispatchTime,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
}

extension DispatchQueue: WorkQueue {}
extension TestDispatchQueue: WorkQueue {}

protocol QueueFactory {
    func main() -> WorkQueue
}

final class TestQueueFactory: QueueFactory {
    private let testQueue: TestDispatchQueue

    init(testQueue: TestDispatchQueue) {
        self.testQueue = testQueue
    }

    func main() -> WorkQueue { testQueue }
}

@MainActor protocol NameOutput: AnyObject {
    func didEnterName()
}

@MainActor protocol WelcomeView: AnyObject {
    func showText(_ text: String)
}

@MainActor class NamePresenter {
    private weak var output: NameOutput?
    private var name = ""

    init(output: NameOutput) {
        self.output = output
    }

    func nameChanged(to value: String) {
        name = value
    }

    func didTapEnter() {
        guard !name.isEmpty else { return }
        output?.didEnterName()
    }
}

@MainActor class WelcomePresenter {
    weak var view: WelcomeView?
    private let queues: QueueFactory?

    init(queues: QueueFactory? = nil) {
        self.queues = queues
    }

    func viewDidAppear() {
        guard let queues = queues else { return show() }
        queues.main().asyncAfter(deadline: .now() + .seconds(3)) {
            MainActor.assumeIsolated { self.show() }
        }
    }

    private func show() {
        view?.showText("Welcome")
    }
}

@MainActor protocol WelcomeNavigation: AnyObject {
    func pushScreen(_ screen: Screen, animated: Bool)
}

extension NavigationStack: WelcomeNavigation {
    func pushScreen(_ screen: Screen, animated: Bool) { push(screen) }
}

@MainActor protocol NameAssembling {
    func assemble(output: NameOutput) -> Screen
}

@MainActor protocol WelcomeAssembling {
    func assemble() -> Screen
}

@MainActor class WelcomeCoordinator {
    private let nameAssembly: NameAssembling
    private let welcomeAssembly: WelcomeAssembling
    private let navigation: WelcomeNavigation

    init(_ nameAssembly: NameAssembling, _ welcomeAssembly: WelcomeAssembling, navigation: WelcomeNavigation) {
        self.nameAssembly = nameAssembly
        self.welcomeAssembly = welcomeAssembly
        self.navigation = navigation
    }

    func start() {
        navigation.pushScreen(nameAssembly.assemble(output: self), animated: true)
    }
}

extension WelcomeCoordinator: NameOutput {
    func didEnterName() {
        navigation.pushScreen(welcomeAssembly.assemble(), animated: true)
    }
}

final class NameAssembly: NameAssembling {
    func assemble(output: NameOutput) -> Screen {
        let presenter = NamePresenter(output: output)
        let field = TextField(identifier: "name")
        field.onChange = { presenter.nameChanged(to: $0) }
        return Screen(title: "Name", [field, Button(identifier: "enter", "Enter") { presenter.didTapEnter() }])
    }
}

final class WelcomeAssembly: WelcomeAssembling {
    private let queues: QueueFactory

    init(queues: QueueFactory) {
        self.queues = queues
    }

    func assemble() -> Screen { WelcomeScreen(presenter: WelcomePresenter(queues: queues)) }
}

final class WelcomeScreen: Screen, WelcomeView {
    private let presenter: WelcomePresenter
    private let welcome = Label(identifier: "welcome")

    init(presenter: WelcomePresenter) {
        self.presenter = presenter
        super.init(title: "Welcome", [welcome])
        presenter.view = self
    }

    override func didAppear() { presenter.viewDidAppear() }

    func showText(_ text: String) { welcome.text = text }
}

class MockNameAssembly: NameAssembling {
    var presenter: NamePresenter?

    func assemble(output: NameOutput) -> Screen {
        presenter = NamePresenter(output: output)
        return Screen(title: "Name", [])
    }
}

class MockWelcomeScreen: Screen, WelcomeView {
    var text: String?

    func showText(_ text: String) { self.text = text }
}

class MockWelcomeAssembly: WelcomeAssembling {
    var presenter: WelcomePresenter?
    var view: MockWelcomeScreen?

    func assemble() -> Screen {
        let presenter = WelcomePresenter()
        let view = MockWelcomeScreen(title: "Welcome", [])
        presenter.view = view
        self.presenter = presenter
        self.view = view
        return view
    }
}

@MainActor class MockNavigation: WelcomeNavigation {
    var screens: [Screen] = []

    func pushScreen(_ screen: Screen, animated: Bool) {
        screens.append(screen)
    }
}
