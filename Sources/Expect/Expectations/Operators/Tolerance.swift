import Foundation

precedencegroup ToleranceFormation {
    higherThan: ComparisonPrecedence
    lowerThan: RangeFormationPrecedence
}

infix operator ± : ToleranceFormation

/// A number with a tolerance; made by `±`.
public struct Tolerance<Value> {
    let expected: Value
    let delta: Value
}

/// Gives a number a tolerance: `expect(x) ≈ 0.5 ± 0.001`.
public func ± <Value: FloatingPoint>(expected: Value, delta: Value) -> Tolerance<Value> {
    Tolerance(expected: expected, delta: delta)
}

/// A date or a number of Foundation with a tolerance; made by `±`.
public struct DistanceTolerance<Value> {
    let expected: Value
    let delta: Double
}

/// Gives a date a tolerance in seconds: `expect(receipt.date) ≈ Date() ± 2`.
public func ± (expected: Date, seconds: TimeInterval) -> DistanceTolerance<Date> {
    DistanceTolerance(expected: expected, delta: seconds)
}

/// Gives a number of Foundation a tolerance: `expect(number) ≈ NSNumber(value: 1) ± 0.5`.
public func ± (expected: NSNumber, delta: Double) -> DistanceTolerance<NSNumber> {
    DistanceTolerance(expected: expected, delta: delta)
}
