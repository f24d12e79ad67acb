import ConsoleUI
import Dispatch

/// What the application takes from outside.
public struct AppEnvironment {
    let transport: any HTTPTransport
    let queue: any WorkQueue
    let gps: any GPS
    let locationSettings: LocationSettings

    /// Makes an environment.
    ///
    /// - Parameters:
    ///   - transport: Carries the requests to the server.
    ///   - queue: The queue of the main thread.
    ///   - gps: Finds out where people are.
    ///   - locationSettings: Whether people allow that.
    public init(
        transport: any HTTPTransport,
        queue: any WorkQueue = DispatchQueue.main,
        gps: any GPS,
        locationSettings: LocationSettings
    ) {
        self.transport = transport
        self.queue = queue
        self.gps = gps
        self.locationSettings = locationSettings
    }
}
