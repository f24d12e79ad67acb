/// A place on the globe, in degrees.
struct Location: Hashable, Sendable {
    /// North of the equator.
    let latitude: Double
    /// East of Greenwich.
    let longitude: Double

    /// Makes a place; `nil` if the numbers are out of range.
    init?(latitude: Double, longitude: Double) {
        guard -90...90 ~= latitude, -180...180 ~= longitude else { return nil }
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// Why the user's location is unknown.
enum LocationError: Error, Equatable {
    /// The user does not share it.
    case accessDenied
    /// It is not available now.
    case unavailable
}

/// Finds out where the user is.
@MainActor protocol GPS {
    /// - Throws: ``LocationError`` if that is not allowed or not possible.
    func currentLocation() async throws -> Location
}

/// Whether the application may use the location of the user.
@MainActor final class LocationSettings {
    var isAllowed: Bool

    init(isAllowed: Bool = true) {
        self.isAllowed = isAllowed
    }
}

/// A place given beforehand, for a computer without GPS.
struct FixedGPS: GPS {
    /// `nil` if it is unknown.
    let location: Location?
    let settings: LocationSettings

    func currentLocation() async throws -> Location {
        guard settings.isAllowed else { throw LocationError.accessDenied }
        guard let location else { throw LocationError.unavailable }
        return location
    }
}

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
