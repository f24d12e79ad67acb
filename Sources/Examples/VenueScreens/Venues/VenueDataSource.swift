/// Where the records of venues are kept.
@MainActor protocol VenueDataSource {
    func venues(around location: Location) async throws -> [Venue]
    func details(ofVenue id: Int) async throws -> VenueDetails
}

/// The records that the server keeps.
struct RemoteVenueDataSource: VenueDataSource {
    let transport: any HTTPTransport

    func venues(around location: Location) async throws -> [Venue] {
        let params = ["latitude": "\(location.latitude)", "longitude": "\(location.longitude)"]
        return try await transport.load(HTTPRequest(path: "/venues", params: params), as: [Venue].self)
    }

    func details(ofVenue id: Int) async throws -> VenueDetails {
        try await transport.load(HTTPRequest(path: "/venues/\(id)"), as: VenueDetails.self)
    }
}
