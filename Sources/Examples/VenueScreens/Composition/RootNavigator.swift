import ExampleKit

/// Leads from one part of the application to the next, in one window.
@MainActor final class RootNavigator {
    /// What the application shows.
    let window: Window
    /// Called when users quit.
    var onQuit: @MainActor () -> Void {
        get { navigation.onQuit }
        set { navigation.onQuit = newValue }
    }
    private let appCompositionRoot: AppCompositionRoot
    private let navigation = WindowNavigation()
    private let coordinator: Coordinator

    /// Makes a navigator; nothing is shown yet.
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
    /// - Returns: Whether the application knows such a link.
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
    /// The way back leads to the login, not to the registration.
    func didRegister() {
        // A link may have been opened on top of it.
        navigation.stack.show(navigation.stack.screens.filter { !($0 is RegistrationScreen) })
        coordinator.showSecond()
    }
}

/// The navigation of the real application: each pushed screen gets the commands that every screen
/// has.
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
