/// Knows how to put the screens of venues together, and each of their collaborators.
///
/// A spec overrides the one that it wants to replace.
@MainActor class VenueCompositionRoot: VenueDestinations {
    private let environment: AppEnvironment

    init(environment: AppEnvironment) {
        self.environment = environment
    }

    // MARK: Screens

    func bestVenuesAroundYouScreen(navigation: any Navigation) -> BestVenuesAroundYouScreen {
        let presenter = BestVenuesAroundYouPresenter(
            getUserLocation: userLocationUseCase(),
            getBestPlacesAroundYou: bestPlacesAroundYouUseCase(),
            navigator: venueListNavigator(navigation: navigation)
        )
        let screen = BestVenuesAroundYouScreen(presenter: presenter)
        presenter.ui = screen
        return screen
    }

    func venueDetailScreen(venue id: Int, title: String) -> VenueDetailScreen {
        let presenter = VenueDetailPresenter(id: id, getVenueDetails: venueDetailsUseCase())
        let screen = VenueDetailScreen(title: title, presenter: presenter)
        presenter.ui = screen
        return screen
    }

    func settingsScreen() -> SettingsScreen {
        SettingsScreen(settings: environment.locationSettings)
    }

    // MARK: Collaborators

    func venueListNavigator(navigation: any Navigation) -> any VenueListNavigator {
        VenueListNavigatorImpl(destinations: self, navigation: navigation)
    }

    func userLocationUseCase() -> any GetUserLocationUseCase { GetUserLocation(gps: environment.gps) }

    func bestPlacesAroundYouUseCase() -> any GetBestPlacesAroundYouUseCase {
        GetBestPlacesAroundYou(repository: venueRepository())
    }

    func venueDetailsUseCase() -> any GetVenueDetailsUseCase { GetVenueDetails(repository: venueRepository()) }

    func venueRepository() -> any VenueRepository { VenueRepositoryImpl(dataSource: venueDataSource()) }

    func venueDataSource() -> any VenueDataSource { RemoteVenueDataSource(transport: environment.transport) }
}

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
