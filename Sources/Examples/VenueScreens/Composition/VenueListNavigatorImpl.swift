/// Makes the screens that the list of venues leads to.
@MainActor protocol VenueDestinations {
    func venueDetailScreen(venue id: Int, title: String) -> VenueDetailScreen
    func settingsScreen() -> SettingsScreen
}

/// Pushes screens over the list of venues.
@MainActor final class VenueListNavigatorImpl: VenueListNavigator {
    private let destinations: any VenueDestinations
    /// Weak, because it keeps the screens, and with them this navigator.
    private weak var navigation: (any Navigation)?

    init(destinations: any VenueDestinations, navigation: any Navigation) {
        self.destinations = destinations
        self.navigation = navigation
    }

    func goTo(venueDetail venue: VenueViewModel) {
        navigation?.push(destinations.venueDetailScreen(venue: venue.id, title: venue.title))
    }

    func goToSettings() {
        navigation?.push(destinations.settingsScreen())
    }
}
