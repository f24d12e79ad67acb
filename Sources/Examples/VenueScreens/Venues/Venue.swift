import ExampleKit

struct Venue: Codable, Hashable {
    let id: Int
    let name: String
    let category: String
    /// The distance from the user, in meters.
    let distance: Int
}

struct VenueDetails: Codable, Hashable {
    let id: Int
    let name: String
    let address: String
    let hours: String
    let tip: String
}

@MainActor protocol VenueDataSource {
    func venues(around location: Location) async throws -> [Venue]
    func details(ofVenue id: Int) async throws -> VenueDetails
}

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

@MainActor protocol VenueRepository {
    func venues(around location: Location) async throws -> [Venue]
    func details(ofVenue id: Int) async throws -> VenueDetails
}

struct VenueRepositoryImpl: VenueRepository {
    let dataSource: any VenueDataSource

    func venues(around location: Location) async throws -> [Venue] {
        try await dataSource.venues(around: location)
    }

    func details(ofVenue id: Int) async throws -> VenueDetails {
        try await dataSource.details(ofVenue: id)
    }
}

/// A use case that returns the venues around a location, nearest first.
@MainActor protocol GetBestPlacesAroundYouUseCase {
    func execute(around location: Location) async throws -> [Venue]
}

struct GetBestPlacesAroundYou: GetBestPlacesAroundYouUseCase {
    let repository: any VenueRepository

    func execute(around location: Location) async throws -> [Venue] {
        try await repository.venues(around: location).sorted { $0.distance < $1.distance }
    }
}

@MainActor protocol GetVenueDetailsUseCase {
    func execute(venue id: Int) async throws -> VenueDetails
}

struct GetVenueDetails: GetVenueDetailsUseCase {
    let repository: any VenueRepository

    func execute(venue id: Int) async throws -> VenueDetails {
        try await repository.details(ofVenue: id)
    }
}
