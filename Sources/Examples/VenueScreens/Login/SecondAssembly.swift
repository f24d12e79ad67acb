import ConsoleUI
import Dispatch

/// Puts the second screen together.
@MainActor public protocol SecondAssembly {
    /// Makes the screen.
    ///
    /// - Parameter output: Is told where people want to go. Not kept.
    func assemble(output: any SecondOutput) -> Screen
}

/// The assembly of the real application.
public struct SecondAssemblyImpl: SecondAssembly {
    private let queue: any WorkQueue

    /// Makes the assembly.
    ///
    /// - Parameter queue: The queue of the main thread, on which the greeting waits.
    public init(queue: any WorkQueue = DispatchQueue.main) {
        self.queue = queue
    }

    /// Makes the screen with its presenter.
    public func assemble(output: any SecondOutput) -> Screen {
        let presenter = SecondPresenter(output: output, queue: queue)
        let screen = SecondScreen(presenter: presenter)
        presenter.view = screen
        return screen
    }
}
