import Dispatch
import ExampleKit

/// A stack of screens. Only the top screen is visible.
@MainActor public protocol Navigation: AnyObject {
    /// Shows a screen on top of the current one.
    func push(_ screen: Screen)
    /// Returns to the previous screen.
    func pop()
}

extension NavigationStack: Navigation {}

/// An observer that is notified when the user leaves the login screens.
@MainActor public protocol CoordinatorOutput: AnyObject {
    /// Called when the user wants to register.
    func didLeaveForRegistration()
    /// Called when the user is logged in and wants to see the venues.
    func didLeaveForVenues()
}

/// A coordinator that shows the two login screens and notifies an observer when the user leaves them.
@MainActor public final class Coordinator {
    /// The observer. Weak, because the observer retains the coordinator.
    public weak var output: (any CoordinatorOutput)?
    private let firstAssembly: any FirstAssembly
    private let secondAssembly: any SecondAssembly
    private let navigation: any Navigation

    /// Creates a coordinator without showing a screen.
    ///
    /// - Parameters:
    ///   - firstAssembly: The assembly that creates the first screen.
    ///   - secondAssembly: The assembly that creates the second screen.
    ///   - navigation: The stack onto which the coordinator pushes the screens.
    public init(
        firstAssembly: any FirstAssembly,
        secondAssembly: any SecondAssembly,
        navigation: any Navigation
    ) {
        self.firstAssembly = firstAssembly
        self.secondAssembly = secondAssembly
        self.navigation = navigation
    }

    /// Pushes the first screen.
    public func start() {
        navigation.push(firstAssembly.assemble(output: self))
    }

    /// Pushes the second screen.
    public func showSecond() {
        navigation.push(secondAssembly.assemble(output: self))
    }
}

extension Coordinator: FirstOutput {
    /// Shows the second screen.
    public func didProcess() { showSecond() }

    /// Notifies the observer that the user wants to register.
    public func didAskToRegister() { output?.didLeaveForRegistration() }
}

extension Coordinator: SecondOutput {
    /// Notifies the observer that the user wants to see the venues.
    public func didAskForVenues() { output?.didLeaveForVenues() }
}

/// A queue that runs work after a delay. Specs replace it with a queue that uses virtual time.
public protocol WorkQueue: AnyObject, Sendable {
    /// Runs a work item at the given time.
    func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem)
}

extension DispatchQueue: WorkQueue {}
