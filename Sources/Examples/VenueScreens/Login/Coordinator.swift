/// Is told when people leave the login.
@MainActor public protocol CoordinatorOutput: AnyObject {
    /// People want to register.
    func didLeaveForRegistration()
    /// People are logged in and want to see the venues.
    func didLeaveForVenues()
}

/// Leads from the first screen to the second, and out of the login.
@MainActor public final class Coordinator {
    /// Is told where people go. Weak, because it keeps the coordinator.
    public weak var output: (any CoordinatorOutput)?
    private let firstAssembly: any FirstAssembly
    private let secondAssembly: any SecondAssembly
    private let navigation: any Navigation

    /// Makes a coordinator; nothing is shown yet.
    ///
    /// - Parameters:
    ///   - firstAssembly: Makes the first screen.
    ///   - secondAssembly: Makes the second screen.
    ///   - navigation: Where they are pushed.
    public init(
        firstAssembly: any FirstAssembly,
        secondAssembly: any SecondAssembly,
        navigation: any Navigation
    ) {
        self.firstAssembly = firstAssembly
        self.secondAssembly = secondAssembly
        self.navigation = navigation
    }

    /// Shows the first screen.
    public func start() {
        navigation.push(firstAssembly.assemble(output: self))
    }

    /// Shows the second screen.
    public func showSecond() {
        navigation.push(secondAssembly.assemble(output: self))
    }
}

extension Coordinator: FirstOutput {
    /// Shows the second screen.
    public func didProcess() { showSecond() }

    /// Leaves for the registration.
    public func didAskToRegister() { output?.didLeaveForRegistration() }
}

extension Coordinator: SecondOutput {
    /// Leaves for the venues.
    public func didAskForVenues() { output?.didLeaveForVenues() }
}
