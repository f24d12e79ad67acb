/// Use case: the best venues around a place, the nearest first.
@MainActor protocol GetBestPlacesAroundYouUseCase {
    func execute(around location: Location) async throws -> [Venue]
}

struct GetBestPlacesAroundYou: GetBestPlacesAroundYouUseCase {
    let repository: any VenueRepository

    func execute(around location: Location) async throws -> [Venue] {
        try await repository.venues(around: location).sorted { $0.distance < $1.distance }
    }
}
