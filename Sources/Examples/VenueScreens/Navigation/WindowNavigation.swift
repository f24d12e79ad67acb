import ConsoleUI

/// The navigation of the real application: each screen is pushed with the commands that every screen has.
@MainActor final class WindowNavigation: Navigation {
    let stack = NavigationStack()
    /// Called when people quit.
    var onQuit: @MainActor () -> Void = {}
    private lazy var quit = Command("quit", title: "Quit", letters: "q") { [weak self] in self?.onQuit() }

    func push(_ screen: Screen) {
        if !stack.screens.isEmpty { screen.commands.append(stack.backCommand(title: "Back", letters: "b")) }
        screen.commands.append(quit)
        stack.push(screen)
    }

    func pop() { stack.pop() }
}
