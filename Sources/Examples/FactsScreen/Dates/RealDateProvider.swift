import Foundation

/// The clock of the device.
public struct RealDateProvider: DateProvider {
    /// Makes a provider; all of them tell the same time.
    public init() {}

    /// The current date.
    public func getCurrentDate() -> Date {
        Date()
    }
}
