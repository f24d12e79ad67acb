import Dispatch
import ExampleKit

/// An observer that is notified of what users do on the second screen.
@MainActor public protocol SecondOutput: AnyObject {
    /// Called when the user wants to see the venues nearby.
    func didAskForVenues()
}

/// The second screen, which shows a greeting.
@MainActor public protocol SecondView: AnyObject {
    /// Shows the greeting.
    func showText(_ text: String)
}

/// The presenter of the second screen, which greets once, three seconds after the screen appeared.
@MainActor public final class SecondPresenter {
    /// The view of the screen. Weak, because the view retains the presenter.
    public weak var view: (any SecondView)?
    private weak var output: (any SecondOutput)?
    private let queue: any WorkQueue
    private var isGreeting = false

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - output: The observer, which is not retained.
    ///   - queue: The main queue, which delays the greeting.
    public init(output: any SecondOutput, queue: any WorkQueue) {
        self.output = output
        self.queue = queue
    }

    /// Starts the wait for the greeting, unless it has started before: users may come back to the
    /// screen.
    public func viewDidAppear() {
        guard !isGreeting else { return }
        isGreeting = true
        let greeting = DispatchWorkItem { [weak self] in
            MainActor.assumeIsolated { self?.view?.showText("Hello world") }
        }
        queue.asyncAfter(deadline: .now() + .seconds(3), execute: greeting)
    }

    /// Goes to the venues.
    public func didTapVenues() {
        output?.didAskForVenues()
    }
}

/// The second screen, which greets and leads to the venues.
final class SecondScreen: Screen, SecondView {
    private let presenter: SecondPresenter
    private let mainLabel = Label(identifier: "mainLabel")
    private let indicator = ActivityIndicator(identifier: "greetingIndicator", "The greeting is on its way…")

    init(presenter: SecondPresenter) {
        self.presenter = presenter
        let venues = Button(identifier: "venuesButton", "Venues around you", letters: "v") { presenter.didTapVenues() }
        super.init(identifier: "mainScreen", title: "Welcome", [mainLabel, indicator, venues])
        indicator.start()
    }

    override func didAppear() {
        presenter.viewDidAppear()
    }

    func showText(_ text: String) {
        indicator.stop()
        mainLabel.text = text
    }
}

/// An assembly of the second screen.
@MainActor public protocol SecondAssembly {
    /// Creates the screen.
    ///
    /// - Parameter output: The observer, which is not retained.
    func assemble(output: any SecondOutput) -> Screen
}

/// The assembly of the real application.
public struct SecondAssemblyImpl: SecondAssembly {
    private let queue: any WorkQueue

    /// Creates the assembly.
    ///
    /// - Parameter queue: The main queue, which delays the greeting.
    public init(queue: any WorkQueue = DispatchQueue.main) {
        self.queue = queue
    }

    /// Creates the screen with its presenter.
    public func assemble(output: any SecondOutput) -> Screen {
        let presenter = SecondPresenter(output: output, queue: queue)
        let screen = SecondScreen(presenter: presenter)
        presenter.view = screen
        return screen
    }
}
