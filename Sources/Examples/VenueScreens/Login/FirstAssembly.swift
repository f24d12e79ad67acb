import ConsoleUI

/// Puts the first screen together.
@MainActor public protocol FirstAssembly {
    /// Makes the screen.
    ///
    /// - Parameter output: Is told where people want to go. Not kept.
    func assemble(output: any FirstOutput) -> Screen
}

/// The assembly of the real application.
public struct FirstAssemblyImpl: FirstAssembly {
    /// Makes the assembly.
    public init() {}

    /// Makes the screen with its presenter.
    public func assemble(output: any FirstOutput) -> Screen {
        let presenter = FirstPresenter(output: output)
        let screen = FirstScreen(presenter: presenter)
        presenter.view = screen
        return screen
    }
}
