/// Use case: where the user is.
@MainActor protocol GetUserLocationUseCase {
    /// - Throws: ``LocationError`` if that is not allowed or not possible.
    func execute() async throws -> Location
}

struct GetUserLocation: GetUserLocationUseCase {
    let gps: any GPS

    func execute() async throws -> Location {
        try await gps.currentLocation()
    }
}
