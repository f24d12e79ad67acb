/// Hears of what people do on the second screen.
@MainActor public protocol SecondOutput: AnyObject {
    /// People want to see the venues around them.
    func didAskForVenues()
}

/// The second screen: greets.
@MainActor public protocol SecondView: AnyObject {
    /// Shows the greeting.
    func showText(_ text: String)
}

/// Greets three seconds after the screen appeared, once.
@MainActor public final class SecondPresenter {
    /// Where the screen is shown. Weak, because the view keeps the presenter.
    public weak var view: (any SecondView)?
    private weak var output: (any SecondOutput)?
    private let queue: any WorkQueue
    private var isGreeting = false

    /// Makes a presenter.
    ///
    /// - Parameters:
    ///   - output: Is told where people want to go. Not kept.
    ///   - queue: The queue of the main thread, on which the greeting waits.
    public init(output: any SecondOutput, queue: any WorkQueue) {
        self.output = output
        self.queue = queue
    }

    /// Begins to wait, unless it did before: people may come back to the screen.
    public func viewDidAppear() {
        guard !isGreeting else { return }
        isGreeting = true
        queue.async(after: .seconds(3)) { [weak self] in
            self?.view?.showText("Hello world")
        }
    }

    /// Goes to the venues.
    public func didTapVenues() {
        output?.didAskForVenues()
    }
}
