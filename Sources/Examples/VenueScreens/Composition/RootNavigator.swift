import ConsoleUI

/// Leads from one part of the application to the next, in one window.
@MainActor public final class RootNavigator {
    /// What the application shows.
    public let window: Window
    private let appCompositionRoot: AppCompositionRoot
    private let navigation = WindowNavigation()
    private let coordinator: Coordinator

    /// Makes a navigator; nothing is shown yet.
    ///
    /// - Parameter appCompositionRoot: Makes the screens.
    public init(appCompositionRoot: AppCompositionRoot) {
        self.appCompositionRoot = appCompositionRoot
        window = Window(navigation.stack)
        coordinator = appCompositionRoot.login.coordinator(navigation: navigation)
        coordinator.output = self
    }

    /// Called when people quit.
    public var onQuit: @MainActor () -> Void {
        get { navigation.onQuit }
        set { navigation.onQuit = newValue }
    }

    /// Shows the first screen.
    public func installRootScreen() {
        coordinator.start()
    }

    /// Opens a link over what is there: `venue/3` shows the venue of that number.
    ///
    /// - Returns: Whether the application knows such a link.
    public func open(_ link: String) -> Bool {
        guard let number = link.wholeMatch(of: /venue\/([0-9]+)/)?.1, let id = Int(number) else { return false }
        navigation.push(appCompositionRoot.venue.venueDetailScreen(venue: id, title: "Venue \(id)"))
        return true
    }

    /// Shows the list of venues over what is there.
    func showVenues() {
        navigation.push(appCompositionRoot.venue.bestVenuesAroundYouScreen(navigation: navigation))
    }
}

extension RootNavigator: CoordinatorOutput {
    /// Shows the list of venues.
    public func didLeaveForVenues() { showVenues() }

    /// Shows the registration.
    public func didLeaveForRegistration() {
        navigation.push(appCompositionRoot.login.registrationScreen(output: self))
    }
}

extension RootNavigator: RegistrationOutput {
    /// The way back leads to the login, not to the registration.
    func didRegister() {
        // A link may have been opened over it.
        navigation.stack.show(navigation.stack.screens.filter { !($0 is RegistrationScreen) })
        coordinator.showSecond()
    }
}
