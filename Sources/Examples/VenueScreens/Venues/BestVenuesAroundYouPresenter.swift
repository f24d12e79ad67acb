struct VenueViewModel: Hashable {
    let id: Int
    let title: String
    let subtitle: String

    init(_ venue: Venue) {
        id = venue.id
        title = venue.name
        subtitle = "\(venue.category), \(Self.text(ofDistance: venue.distance))"
    }

    private static func text(ofDistance metres: Int) -> String {
        metres < 1_000 ? "\(metres) m" : "\(metres / 1_000).\(metres % 1_000 / 100) km"
    }
}

@MainActor protocol VenueListNavigator {
    func goTo(venueDetail venue: VenueViewModel)
    func goToSettings()
}

@MainActor protocol BestVenuesAroundYouUI: AnyObject {
    func show(_ state: VenueListState)
}

enum VenueListState: Equatable {
    case loading
    case venues([VenueViewModel])
    case accessDenied
    case noLocation
    case noAnswer
}

/// A presenter that finds the venues around the user and opens the venue that the user selects.
///
///     viewDidAppear -> loading -> venues -> venueSelected -> navigator
///                         ^          |
///               retry ----'----------'--> accessDenied -> settingsSelected -> navigator
///
/// At most one load is in progress at a time. Releasing the presenter cancels the load.
@MainActor final class BestVenuesAroundYouPresenter {
    weak var ui: (any BestVenuesAroundYouUI)?
    private let getUserLocation: any GetUserLocationUseCase
    private let getBestPlacesAroundYou: any GetBestPlacesAroundYouUseCase
    private let navigator: any VenueListNavigator
    private var hasAppeared = false
    private var loading: Task<Void, Never>?

    init(
        getUserLocation: any GetUserLocationUseCase,
        getBestPlacesAroundYou: any GetBestPlacesAroundYouUseCase,
        navigator: any VenueListNavigator
    ) {
        self.getUserLocation = getUserLocation
        self.getBestPlacesAroundYou = getBestPlacesAroundYou
        self.navigator = navigator
    }

    deinit {
        loading?.cancel()
    }

    func viewDidAppear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        load()
    }

    func retrySelected() {
        load()
    }

    func settingsSelected() {
        navigator.goToSettings()
    }

    func venueSelected(_ venue: VenueViewModel) {
        navigator.goTo(venueDetail: venue)
    }

    private func load() {
        guard loading == nil else { return }
        ui?.show(.loading)
        // The task does not retain the presenter, so that leaving the screen cancels the load.
        loading = Task { [weak self, getUserLocation, getBestPlacesAroundYou] in
            let state = await Self.state(getUserLocation, getBestPlacesAroundYou)
            self?.loading = nil
            self?.ui?.show(state)
        }
    }

    private static func state(
        _ getUserLocation: any GetUserLocationUseCase,
        _ getBestPlacesAroundYou: any GetBestPlacesAroundYouUseCase
    ) async -> VenueListState {
        do {
            let venues = try await getBestPlacesAroundYou.execute(around: getUserLocation.execute())
            return .venues(venues.map(VenueViewModel.init))
        } catch LocationError.accessDenied {
            return .accessDenied
        } catch LocationError.unavailable {
            return .noLocation
        } catch {
            return .noAnswer
        }
    }
}
