/// Finds out where people are.
@MainActor public protocol GPS {
    /// Finds out where people are now.
    ///
    /// - Throws: ``LocationError`` if that is not allowed or not possible.
    func currentLocation() async throws -> Location
}

/// Whether the application may know where people are.
@MainActor public final class LocationSettings {
    /// Whether people allow it.
    public var isAllowed: Bool

    /// Makes the settings.
    public init(isAllowed: Bool = true) {
        self.isAllowed = isAllowed
    }
}

/// A place that is told beforehand, for a computer that has no GPS.
public struct FixedGPS: GPS {
    private let location: Location?
    private let settings: LocationSettings

    /// Makes a GPS.
    ///
    /// - Parameters:
    ///   - location: Where people are; `nil` if that cannot be found out.
    ///   - settings: Whether they allow to know.
    public init(location: Location?, settings: LocationSettings) {
        self.location = location
        self.settings = settings
    }

    /// Gives the location that was told.
    ///
    /// - Throws: ``LocationError/accessDenied`` where the settings do not allow to know, ``LocationError/unavailable`` where
    ///   there is none.
    public func currentLocation() async throws -> Location {
        guard settings.isAllowed else { throw LocationError.accessDenied }
        guard let location else { throw LocationError.unavailable }
        return location
    }
}
