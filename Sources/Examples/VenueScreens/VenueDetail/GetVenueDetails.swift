/// Use case: all about one venue.
@MainActor protocol GetVenueDetailsUseCase {
    func execute(venue id: Int) async throws -> VenueDetails
}

struct GetVenueDetails: GetVenueDetailsUseCase {
    let repository: any VenueRepository

    func execute(venue id: Int) async throws -> VenueDetails {
        try await repository.details(ofVenue: id)
    }
}
