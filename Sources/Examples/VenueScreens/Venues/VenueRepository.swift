/// Where venues come from.
@MainActor protocol VenueRepository {
    func venues(around location: Location) async throws -> [Venue]
    func details(ofVenue id: Int) async throws -> VenueDetails
}

/// Asks its data source, for the details of each venue once: they do not change while people look at them.
final class VenueRepositoryImpl: VenueRepository {
    private let dataSource: any VenueDataSource
    private var knownDetails: [Int: VenueDetails] = [:]

    init(dataSource: any VenueDataSource) {
        self.dataSource = dataSource
    }

    func venues(around location: Location) async throws -> [Venue] {
        try await dataSource.venues(around: location)
    }

    func details(ofVenue id: Int) async throws -> VenueDetails {
        if let details = knownDetails[id] { return details }
        let details = try await dataSource.details(ofVenue: id)
        knownDetails[id] = details
        return details
    }
}
