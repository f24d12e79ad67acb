import ExampleKit

@MainActor final class RootNavigator {
    let window: Window
    var onQuit: @MainActor () -> Void {
        get { navigation.onQuit }
        set { navigation.onQuit = newValue }
    }
    private let appCompositionRoot: AppCompositionRoot
    private let navigation = WindowNavigation()
    private let coordinator: Coordinator

    init(appCompositionRoot: AppCompositionRoot) {
        self.appCompositionRoot = appCompositionRoot
        window = Window(navigation.stack)
        coordinator = appCompositionRoot.login.coordinator(navigation: navigation)
        coordinator.output = self
    }

    func installRootScreen() {
        coordinator.start()
    }

    /// Opens a link and returns whether the link was recognized. For example, `venue/3` shows the
    /// venue with ID 3.
    func open(_ link: String) -> Bool {
        guard let number = link.wholeMatch(of: /venue\/([0-9]+)/)?.1, let id = Int(number) else { return false }
        navigation.push(appCompositionRoot.venue.venueDetailScreen(venue: id, title: "Venue \(id)"))
        return true
    }

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
    /// Removes the registration screen from the stack, so that Back skips it.
    func didRegister() {
        // A screen opened by a link may be on top of the registration screen.
        navigation.stack.show(navigation.stack.screens.filter { !($0 is RegistrationScreen) })
        coordinator.showSecond()
    }
}

/// Adds a Quit command to each screen that is pushed, and a Back command to all but the first.
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
