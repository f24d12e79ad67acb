import Foundation

/// A value of Foundation with a distance from another that can be measured: `Date`, `NSDate` and `NSNumber`.
public protocol Measurable {
    /// What the distance is measured in, for messages; empty for a plain number.
    static var unitOfDistance: String { get }

    /// The distance from the same zero for all values of the type.
    var measure: Double { get }
}

extension Date: Measurable {
    /// Seconds.
    public static var unitOfDistance: String { " s" }

    /// The seconds since the reference date.
    public var measure: Double { timeIntervalSinceReferenceDate }
}

extension NSDate: Measurable {
    /// Seconds.
    public static var unitOfDistance: String { " s" }

    /// The seconds since the reference date.
    public var measure: Double { timeIntervalSinceReferenceDate }
}

extension NSNumber: Measurable {
    /// None.
    public static var unitOfDistance: String { "" }

    /// The number.
    public var measure: Double { doubleValue }
}
