import ConsoleUI

/// Where screens are pushed.
@MainActor public protocol Navigation: AnyObject {
    /// Shows a screen over the one that is shown now.
    func push(_ screen: Screen)
    /// Goes back to the screen before.
    func pop()
}

extension NavigationStack: Navigation {}
