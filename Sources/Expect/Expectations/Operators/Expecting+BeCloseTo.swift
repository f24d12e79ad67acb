import Foundation

infix operator ≈ : ComparisonPrecedence

extension Expecting where Value: FloatingPoint & ExpressibleByFloatLiteral {
    /// Expects the value to be close to `expected`: `.to(beCloseTo(expected))`.
    public static func ≈ (expectation: Self, expected: Value) throws(Failure) {
        _ = try expectation.to(beCloseTo(expected))
    }

    /// Expects the value to be within the tolerance of a number: `.to(beCloseTo(expected, within: delta))`.
    public static func ≈ (expectation: Self, tolerance: Tolerance<Value>) throws(Failure) {
        _ = try expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }

    /// Expects the value to be within the tolerance of a number: `.to(beCloseTo(expected, within: delta))`.
    public static func == (expectation: Self, tolerance: Tolerance<Value>) throws(Failure) {
        _ = try expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }
}

extension AsyncExpecting where Value: FloatingPoint & ExpressibleByFloatLiteral {
    /// Expects the value to be close to `expected`: `.to(beCloseTo(expected))`.
    public nonisolated(nonsending) static func ≈ (expectation: Self, expected: Value) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(expected))
    }

    /// Expects the value to be within the tolerance of a number: `.to(beCloseTo(expected, within: delta))`.
    public nonisolated(nonsending) static func ≈ (
        expectation: Self,
        tolerance: Tolerance<Value>
    ) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }

    /// Expects the value to be within the tolerance of a number: `.to(beCloseTo(expected, within: delta))`.
    public nonisolated(nonsending) static func == (
        expectation: Self,
        tolerance: Tolerance<Value>
    ) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }
}

extension Expecting where Value == Date {
    /// Expects the value to be close to `expected`: `.to(beCloseTo(expected))`.
    public static func ≈ (expectation: Self, expected: Date) throws(Failure) {
        _ = try expectation.to(beCloseTo(expected))
    }

    /// Expects the value to be within the tolerance: `.to(beCloseTo(expected, within: delta))`.
    public static func ≈ (
        expectation: Self,
        tolerance: DistanceTolerance<Date>
    ) throws(Failure) {
        _ = try expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }
}

extension Expecting where Value == NSNumber {
    /// Expects the value to be close to `expected`: `.to(beCloseTo(expected))`.
    public static func ≈ (expectation: Self, expected: NSNumber) throws(Failure) {
        _ = try expectation.to(beCloseTo(expected))
    }

    /// Expects the value to be within the tolerance: `.to(beCloseTo(expected, within: delta))`.
    public static func ≈ (
        expectation: Self,
        tolerance: DistanceTolerance<NSNumber>
    ) throws(Failure) {
        _ = try expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }
}

extension AsyncExpecting where Value == Date {
    /// Expects the value to be close to `expected`: `.to(beCloseTo(expected))`.
    public nonisolated(nonsending) static func ≈ (expectation: Self, expected: Date) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(expected))
    }

    /// Expects the value to be within the tolerance: `.to(beCloseTo(expected, within: delta))`.
    public nonisolated(nonsending) static func ≈ (
        expectation: Self,
        tolerance: DistanceTolerance<Date>
    ) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }
}

extension AsyncExpecting where Value == NSNumber {
    /// Expects the value to be close to `expected`: `.to(beCloseTo(expected))`.
    public nonisolated(nonsending) static func ≈ (expectation: Self, expected: NSNumber) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(expected))
    }

    /// Expects the value to be within the tolerance: `.to(beCloseTo(expected, within: delta))`.
    public nonisolated(nonsending) static func ≈ (
        expectation: Self,
        tolerance: DistanceTolerance<NSNumber>
    ) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }
}
