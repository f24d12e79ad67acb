/// A place on the globe, in degrees.
public struct Location: Hashable, Sendable {
    /// North of the equator.
    public let latitude: Double
    /// East of Greenwich.
    public let longitude: Double

    /// Makes a place; `nil` if there is none with these numbers.
    public init?(latitude: Double, longitude: Double) {
        guard -90...90 ~= latitude, -180...180 ~= longitude else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Why it is not known where people are.
public enum LocationError: Error, Equatable, Sendable {
    /// They do not allow the application to know.
    case accessDenied
    /// It cannot be found out now.
    case unavailable
}
