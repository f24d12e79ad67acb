import ExampleKit

/// A venue as listed by the server.
struct Venue: Codable, Hashable {
    let id: Int
    let name: String
    let category: String
    /// The distance to the venue, in meters.
    let distance: Int
}

/// The details of a venue, as sent by the server.
struct VenueDetails: Codable, Hashable {
    let id: Int
    let name: String
    let address: String
    let hours: String
    let tip: String
}

/// A source of venues and their details.
@MainActor protocol VenueDataSource {
    func venues(around location: Location) async throws -> [Venue]
    func details(ofVenue id: Int) async throws -> VenueDetails
}

/// A data source that loads venues from the server.
struct RemoteVenueDataSource: VenueDataSource {
    let transport: any HTTPTransport

    func venues(around location: Location) async throws -> [Venue] {
        let params = ["latitude": "\(location.latitude)", "longitude": "\(location.longitude)"]
        return try await transport.load(Request(url: "/venues", params: params), as: [Venue].self)
    }

    func details(ofVenue id: Int) async throws -> VenueDetails {
        try await transport.load(Request(url: "/venues/\(id)"), as: VenueDetails.self)
    }
}

/// A repository of venues and their details.
@MainActor protocol VenueRepository {
    func venues(around location: Location) async throws -> [Venue]
    func details(ofVenue id: Int) async throws -> VenueDetails
}

/// A repository that asks its data source each time and caches nothing.
struct VenueRepositoryImpl: VenueRepository {
    let dataSource: any VenueDataSource

    func venues(around location: Location) async throws -> [Venue] {
        try await dataSource.venues(around: location)
    }

    func details(ofVenue id: Int) async throws -> VenueDetails {
        try await dataSource.details(ofVenue: id)
    }
}

/// A use case that finds the best venues around a location, nearest first.
@MainActor protocol GetBestPlacesAroundYouUseCase {
    func execute(around location: Location) async throws -> [Venue]
}

struct GetBestPlacesAroundYou: GetBestPlacesAroundYouUseCase {
    let repository: any VenueRepository

    func execute(around location: Location) async throws -> [Venue] {
        try await repository.venues(around: location).sorted { $0.distance < $1.distance }
    }
}

/// A use case that loads the details of a venue.
@MainActor protocol GetVenueDetailsUseCase {
    func execute(venue id: Int) async throws -> VenueDetails
}

struct GetVenueDetails: GetVenueDetailsUseCase {
    let repository: any VenueRepository

    func execute(venue id: Int) async throws -> VenueDetails {
        try await repository.details(ofVenue: id)
    }
}
