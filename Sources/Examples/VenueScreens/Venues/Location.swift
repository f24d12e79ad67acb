/// A geographic location, in degrees.
struct Location: Hashable, Sendable {
    /// The latitude in degrees. Positive values are north of the equator.
    let latitude: Double
    /// The longitude in degrees. Positive values are east of Greenwich.
    let longitude: Double

    /// Creates a location, or returns `nil` if a coordinate is out of range.
    init?(latitude: Double, longitude: Double) {
        guard -90...90 ~= latitude, -180...180 ~= longitude else { return nil }
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// An error that explains why the user's location is unknown.
enum LocationError: Error, Equatable {
    case accessDenied
    case unavailable
}

/// A source of the user's location.
@MainActor protocol GPS {
    /// - Throws: ``LocationError`` if access is not allowed or the location cannot be determined.
    func currentLocation() async throws -> Location
}

/// A setting that controls whether the application may use the user's location.
@MainActor final class LocationSettings {
    var isAllowed: Bool

    init(isAllowed: Bool = true) {
        self.isAllowed = isAllowed
    }
}

/// A source with a fixed location, for a computer without GPS.
struct FixedGPS: GPS {
    /// The location, or `nil` if it cannot be determined.
    let location: Location?
    let settings: LocationSettings

    func currentLocation() async throws -> Location {
        guard settings.isAllowed else { throw LocationError.accessDenied }
        guard let location else { throw LocationError.unavailable }
        return location
    }
}

/// A use case that finds the user's location.
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
