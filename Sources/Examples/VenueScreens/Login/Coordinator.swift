import Dispatch
import ExampleKit

/// A stack onto which screens are pushed.
@MainActor public protocol Navigation: AnyObject {
    /// Shows a screen on top of the current one.
    func push(_ screen: Screen)
    /// Goes back to the previous screen.
    func pop()
}

extension NavigationStack: Navigation {}

/// An observer that is notified when users leave the login.
@MainActor public protocol CoordinatorOutput: AnyObject {
    /// Called when users want to register.
    func didLeaveForRegistration()
    /// Called when users are logged in and want to see the venues.
    func didLeaveForVenues()
}

/// A coordinator that leads from the first screen to the second, and out of the login.
@MainActor public final class Coordinator {
    /// The observer. Weak, because it retains the coordinator.
    public weak var output: (any CoordinatorOutput)?
    private let firstAssembly: any FirstAssembly
    private let secondAssembly: any SecondAssembly
    private let navigation: any Navigation

    /// Creates a coordinator; nothing is shown yet.
    ///
    /// - Parameters:
    ///   - firstAssembly: The assembly of the first screen.
    ///   - secondAssembly: The assembly of the second screen.
    ///   - navigation: The stack onto which they are pushed.
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

/// A queue that runs work later, like `DispatchQueue`. In specs, it uses virtual time.
public protocol WorkQueue: AnyObject, Sendable {
    /// Runs work at the given time.
    func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem)
}

extension DispatchQueue: WorkQueue {}
