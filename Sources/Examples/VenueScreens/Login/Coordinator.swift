import Dispatch
import ExampleKit

/// A stack of screens that shows only the top one.
@MainActor public protocol Navigation: AnyObject {
    func push(_ screen: Screen)
    func pop()
}

extension NavigationStack: Navigation {}

/// An observer that is notified when the user leaves the login screens.
@MainActor public protocol CoordinatorOutput: AnyObject {
    func didLeaveForRegistration()
    func didLeaveForVenues()
}

/// Shows the two login screens, and notifies an observer when the user leaves them.
@MainActor public final class Coordinator {
    /// The observer. Weak, because the observer retains the coordinator.
    public weak var output: (any CoordinatorOutput)?
    private let firstAssembly: any FirstAssembly
    private let secondAssembly: any SecondAssembly
    private let navigation: any Navigation

    /// Creates a coordinator without showing a screen.
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

/// A queue that runs work after a delay. Specs replace it with a queue that runs in virtual time.
public protocol WorkQueue: AnyObject, Sendable {
    func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem)
}

extension DispatchQueue: WorkQueue {}
