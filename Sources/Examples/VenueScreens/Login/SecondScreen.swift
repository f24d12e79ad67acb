import Dispatch
import ExampleKit

/// An observer of the user's decisions on the second screen.
@MainActor public protocol SecondOutput: AnyObject {
    func didAskForVenues()
}

/// The interface that the presenter uses to update the second screen.
@MainActor public protocol SecondView: AnyObject {
    /// Shows the greeting and hides the indicator.
    func showText(_ text: String)
}

/// The presenter for the second screen. It greets the user three seconds after the screen appears.
@MainActor public final class SecondPresenter {
    /// The view. Weak, because the view retains the presenter.
    public weak var view: (any SecondView)?
    private weak var output: (any SecondOutput)?
    private let queue: any WorkQueue
    private var isGreeting = false

    /// Creates a presenter that has no view yet. The presenter does not retain `output`.
    ///
    /// - Parameter queue: The queue that delays the greeting. It must run work on the main thread.
    public init(output: any SecondOutput, queue: any WorkQueue) {
        self.output = output
        self.queue = queue
    }

    /// Schedules the greeting the first time the screen appears. Does nothing when the user comes
    /// back to the screen.
    public func viewDidAppear() {
        guard !isGreeting else { return }
        isGreeting = true
        let greeting = DispatchWorkItem { [weak self] in
            MainActor.assumeIsolated { self?.view?.showText("Hello world") }
        }
        queue.asyncAfter(deadline: .now() + .seconds(3), execute: greeting)
    }

    /// Notifies the observer that the user wants to see the venues.
    public func didTapVenues() {
        output?.didAskForVenues()
    }
}

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

/// An assembly that creates the second screen.
@MainActor public protocol SecondAssembly {
    /// Creates a screen that does not retain `output`.
    func assemble(output: any SecondOutput) -> Screen
}

/// The assembly that the actual application uses.
public struct SecondAssemblyImpl: SecondAssembly {
    private let queue: any WorkQueue

    /// Creates an assembly.
    ///
    /// - Parameter queue: The queue that delays the greeting. The default is the main queue.
    public init(queue: any WorkQueue = DispatchQueue.main) {
        self.queue = queue
    }

    /// Creates the second screen and its presenter.
    public func assemble(output: any SecondOutput) -> Screen {
        let presenter = SecondPresenter(output: output, queue: queue)
        let screen = SecondScreen(presenter: presenter)
        presenter.view = screen
        return screen
    }
}
