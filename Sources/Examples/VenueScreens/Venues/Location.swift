/// A place on the globe, in degrees.
struct Location: Hashable, Sendable {
    /// The degrees north of the equator.
    let latitude: Double
    /// The degrees east of Greenwich.
    let longitude: Double

    /// Creates a location; `nil` if the numbers are out of range.
    init?(latitude: Double, longitude: Double) {
        guard -90...90 ~= latitude, -180...180 ~= longitude else { return nil }
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// Why the user's location is unknown.
enum LocationError: Error, Equatable {
    /// The user does not share the location.
    case accessDenied
    /// The location is not available now.
    case unavailable
}

/// A source of the user's location.
@MainActor protocol GPS {
    /// - Throws: ``LocationError`` if access is not allowed or the location is unavailable.
    func currentLocation() async throws -> Location
}

/// A setting for whether the application may use the user's location.
@MainActor final class LocationSettings {
    var isAllowed: Bool

    init(isAllowed: Bool = true) {
        self.isAllowed = isAllowed
    }
}

/// A fixed location, for a computer without GPS.
struct FixedGPS: GPS {
    /// The location; `nil` if it is unknown.
    let location: Location?
    let settings: LocationSettings

    func currentLocation() async throws -> Location {
        guard settings.isAllowed else { throw LocationError.accessDenied }
        guard let location else { throw LocationError.unavailable }
        return location
    }
}

/// Use case: find the user's location.
@MainActor protocol GetUserLocationUseCase {
    /// - Throws: ``LocationError`` if access is not allowed or the location is unavailable.
    func execute() async throws -> Location
}

struct GetUserLocation: GetUserLocationUseCase {
    let gps: any GPS

    func execute() async throws -> Location {
        try await gps.currentLocation()
    }
}
