import ExampleKit

/// A navigator between the parts of the application, in one window.
@MainActor final class RootNavigator {
    /// The window of the application.
    let window: Window
    /// Called when users quit.
    var onQuit: @MainActor () -> Void {
        get { navigation.onQuit }
        set { navigation.onQuit = newValue }
    }
    private let appCompositionRoot: AppCompositionRoot
    private let navigation = WindowNavigation()
    private let coordinator: Coordinator

    /// Creates a navigator; nothing is shown yet.
    init(appCompositionRoot: AppCompositionRoot) {
        self.appCompositionRoot = appCompositionRoot
        window = Window(navigation.stack)
        coordinator = appCompositionRoot.login.coordinator(navigation: navigation)
        coordinator.output = self
    }

    /// Shows the first screen.
    func installRootScreen() {
        coordinator.start()
    }

    /// Opens a link on top of the current screens: `venue/3` shows the venue with that number.
    ///
    /// - Returns: Whether the link is known.
    func open(_ link: String) -> Bool {
        guard let number = link.wholeMatch(of: /venue\/([0-9]+)/)?.1, let id = Int(number) else { return false }
        navigation.push(appCompositionRoot.venue.venueDetailScreen(venue: id, title: "Venue \(id)"))
        return true
    }

    /// Shows the list of venues on top of the current screens.
    func showVenues() {
        navigation.push(appCompositionRoot.venue.bestVenuesAroundYouScreen(navigation: navigation))
    }
}

extension RootNavigator: CoordinatorOutput {
    func didLeaveForVenues() { showVenues() }

    func didLeaveForRegistration() {
        navigation.push(appCompositionRoot.login.registrationScreen(output: self))
    }
}

extension RootNavigator: RegistrationOutput {
    /// Shows the second screen, from which users go back to the login, not to the registration.
    func didRegister() {
        // A link may have been opened on top of the registration.
        navigation.stack.show(navigation.stack.screens.filter { !($0 is RegistrationScreen) })
        coordinator.showSecond()
    }
}

/// The navigation of the real application. It adds the commands that every screen has to each
/// screen that is pushed.
@MainActor private final class WindowNavigation: Navigation {
    let stack = NavigationStack()
    var onQuit: @MainActor () -> Void = {}
    private lazy var quit = Command("quit", title: "Quit", letters: "q") { [weak self] in self?.onQuit() }
    private lazy var back = Command("back", title: "Back", letters: "b") { [weak self] in self?.pop() }

    func push(_ screen: Screen) {
        screen.commands += stack.screens.isEmpty ? [quit] : [back, quit]
        stack.push(screen)
    }

    func pop() { stack.pop() }
}
