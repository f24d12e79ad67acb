/// Where venues come from.
@MainActor protocol VenueRepository {
    func venues(around location: Location) async throws -> [Venue]
    func details(ofVenue id: Int) async throws -> VenueDetails
}

/// Asks its data source anew each time: what is shown is what is known now.
struct VenueRepositoryImpl: VenueRepository {
    let dataSource: any VenueDataSource

    func venues(around location: Location) async throws -> [Venue] {
        try await dataSource.venues(around: location)
    }

    func details(ofVenue id: Int) async throws -> VenueDetails {
        try await dataSource.details(ofVenue: id)
    }
}
