/// Geographic coordinates, in degrees.
struct Location: Hashable, Sendable {
    /// Positive values are north of the equator.
    let latitude: Double
    /// Positive values are east of Greenwich.
    let longitude: Double

    init?(latitude: Double, longitude: Double) {
        guard -90...90 ~= latitude, -180...180 ~= longitude else { return nil }
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

enum LocationError: Error, Equatable {
    case accessDenied
    case unavailable
}

@MainActor protocol GPS {
    /// - Throws: ``LocationError`` if access is not allowed or the location cannot be determined.
    func currentLocation() async throws -> Location
}

@MainActor final class LocationSettings {
    var isAllowed: Bool

    init(isAllowed: Bool = true) {
        self.isAllowed = isAllowed
    }
}

/// Stands in for GPS on computers that have none, by reporting a fixed location.
struct FixedGPS: GPS {
    /// `nil` if the location cannot be determined.
    let location: Location?
    let settings: LocationSettings

    func currentLocation() async throws -> Location {
        guard settings.isAllowed else { throw LocationError.accessDenied }
        guard let location else { throw LocationError.unavailable }
        return location
    }
}

@MainActor protocol GetUserLocationUseCase {
    /// - Throws: ``LocationError`` if access is not allowed or the location cannot be determined.
    func execute() async throws -> Location
}

struct GetUserLocation: GetUserLocationUseCase {
    let gps: any GPS

    func execute() async throws -> Location {
        try await gps.currentLocation()
    }
}
