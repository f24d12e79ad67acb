import Foundation

/// Tells the time. A hidden `Date()` would change the screen from one run to the next; a provider can be replaced by one
/// that always says the same.
public protocol DateProvider: Sendable {
    /// The current date.
    func getCurrentDate() -> Date
}
