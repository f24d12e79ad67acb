/// Specs replace collaborators by overriding the methods that create them.
@MainActor class VenueCompositionRoot {
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
        VenueListNavigatorImpl(compositionRoot: self, navigation: navigation)
    }

    func userLocationUseCase() -> any GetUserLocationUseCase { GetUserLocation(gps: environment.gps) }

    func bestPlacesAroundYouUseCase() -> any GetBestPlacesAroundYouUseCase {
        GetBestPlacesAroundYou(repository: venueRepository())
    }

    func venueDetailsUseCase() -> any GetVenueDetailsUseCase { GetVenueDetails(repository: venueRepository()) }

    func venueRepository() -> any VenueRepository { VenueRepositoryImpl(dataSource: venueDataSource()) }

    func venueDataSource() -> any VenueDataSource { RemoteVenueDataSource(transport: environment.transport) }
}

@MainActor final class VenueListNavigatorImpl: VenueListNavigator {
    private let compositionRoot: VenueCompositionRoot
    /// Weak, because the navigation retains the screens, which retain this navigator.
    private weak var navigation: (any Navigation)?

    init(compositionRoot: VenueCompositionRoot, navigation: any Navigation) {
        self.compositionRoot = compositionRoot
        self.navigation = navigation
    }

    func goTo(venueDetail venue: VenueViewModel) {
        navigation?.push(compositionRoot.venueDetailScreen(venue: venue.id, title: venue.title))
    }

    func goToSettings() {
        navigation?.push(compositionRoot.settingsScreen())
    }
}
