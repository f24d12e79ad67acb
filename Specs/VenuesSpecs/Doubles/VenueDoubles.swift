import ExampleKit
import VirtualTime

@testable import VenueScreens

extension Location {
    static let vienna = Location(latitude: 48.21, longitude: 16.37)!
}

extension Venue {
    // The identifiers are not in the order of the distances.
    static let cafe = Venue(id: 4, name: "Café Central", category: "Coffee house", distance: 20)
    static let park = Venue(id: 1, name: "Volksgarten", category: "Park", distance: 1_480)
}

extension VenueDetails {
    static let cafe = VenueDetails(
        id: 4,
        name: "Café Central",
        address: "Herrengasse 14",
        hours: "Open until ten",
        tip: "Come before nine."
    )
}

/// Returns its results in order and then repeats the last one. Each result arrives after one second
/// of virtual time.
@MainActor final class Answers<Value: Sendable> {
    var results: [Result<Value, any Error>]
    private(set) var count = 0
    private let time: VirtualTime

    init(time: VirtualTime, _ results: Result<Value, any Error>...) {
        self.time = time
        self.results = results
    }

    func next() async throws -> Value {
        let result = results[min(count, results.count - 1)]
        count += 1
        try await time.clock.sleep(for: .seconds(1))
        return try result.get()
    }
}

struct GetUserLocationStub: GetUserLocationUseCase {
    let answers: Answers<Location>

    func execute() async throws -> Location { try await answers.next() }
}

struct GetBestPlacesAroundYouStub: GetBestPlacesAroundYouUseCase {
    let answers: Answers<[Venue]>

    func execute(around location: Location) async throws -> [Venue] { try await answers.next() }
}

struct GetVenueDetailsStub: GetVenueDetailsUseCase {
    let answers: Answers<VenueDetails>

    func execute(venue id: Int) async throws -> VenueDetails { try await answers.next() }
}

/// Records where it was told to go.
final class VenueListNavigatorSpy: VenueListNavigator {
    private(set) var shownVenues: [VenueViewModel] = []
    private(set) var settingsCount = 0

    func goTo(venueDetail venue: VenueViewModel) { shownVenues.append(venue) }
    func goToSettings() { settingsCount += 1 }
}

/// Records the states that the list of venues was told to show.
final class BestVenuesAroundYouUISpy: BestVenuesAroundYouUI {
    private(set) var states: [VenueListState] = []

    func show(_ state: VenueListState) { states.append(state) }
}

/// The real application's composition root, in which a spec can replace individual
/// collaborators.
final class TestingVenueCompositionRoot: VenueCompositionRoot {
    var getUserLocation: (any GetUserLocationUseCase)?
    var getBestPlacesAroundYou: (any GetBestPlacesAroundYouUseCase)?
    var getVenueDetails: (any GetVenueDetailsUseCase)?
    var navigator: (any VenueListNavigator)?

    override func userLocationUseCase() -> any GetUserLocationUseCase {
        getUserLocation ?? super.userLocationUseCase()
    }

    override func bestPlacesAroundYouUseCase() -> any GetBestPlacesAroundYouUseCase {
        getBestPlacesAroundYou ?? super.bestPlacesAroundYouUseCase()
    }

    override func venueDetailsUseCase() -> any GetVenueDetailsUseCase {
        getVenueDetails ?? super.venueDetailsUseCase()
    }

    override func venueListNavigator(navigation: any Navigation) -> any VenueListNavigator {
        navigator ?? super.venueListNavigator(navigation: navigation)
    }
}
