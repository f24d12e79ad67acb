import Foundation

precedencegroup ToleranceFormation {
    higherThan: ComparisonPrecedence
    lowerThan: RangeFormationPrecedence
}

infix operator ± : ToleranceFormation

/// Combines a number with a tolerance, as in `expect(x) ≈ 0.5 ± 0.001`.
public func ± <Value: FloatingPoint>(expected: Value, delta: Value) -> (expected: Value, delta: Value) {
    (expected, delta)
}

/// Combines a date or a Foundation number with a tolerance, as in `expect(date) ≈ Date() ± 2`. The
/// tolerance for a date is in seconds.
public func ± <Value: Measurable>(expected: Value, delta: Double) -> (expected: Value, delta: Double) {
    (expected, delta)
}

infix operator ≈ : ComparisonPrecedence

extension Expecting where Value: FloatingPoint & ExpressibleByFloatLiteral {
    /// Expects the value to be close to `expected`. Equivalent to `.to(beCloseTo(expected))`.
    public static func ≈ (expectation: Self, expected: Value) throws(Failure) {
        try expectation.check(beCloseTo(expected), .to)
    }

    /// Expects the value to be at most `delta` away from `expected`.
    public static func ≈ (expectation: Self, tolerance: (expected: Value, delta: Value)) throws(Failure) {
        try expectation.check(beCloseTo(tolerance.expected, within: tolerance.delta), .to)
    }

    /// Expects the value to be at most `delta` away from `expected`.
    public static func == (expectation: Self, tolerance: (expected: Value, delta: Value)) throws(Failure) {
        try expectation.check(beCloseTo(tolerance.expected, within: tolerance.delta), .to)
    }
}

extension AsyncExpecting where Value: FloatingPoint & ExpressibleByFloatLiteral {
    /// Expects the value to be close to `expected`. Equivalent to `.to(beCloseTo(expected))`.
    public nonisolated(nonsending) static func ≈ (expectation: Self, expected: Value) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(expected))
    }

    /// Expects the value to be at most `delta` away from `expected`.
    public nonisolated(nonsending) static func ≈ (
        expectation: Self,
        tolerance: (expected: Value, delta: Value)
    ) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }

    /// Expects the value to be at most `delta` away from `expected`.
    public nonisolated(nonsending) static func == (
        expectation: Self,
        tolerance: (expected: Value, delta: Value)
    ) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }
}

extension Expecting where Value: Measurable {
    /// Expects the value to be close to `expected`. Equivalent to `.to(beCloseTo(expected))`.
    public static func ≈ (expectation: Self, expected: Value) throws(Failure) {
        try expectation.check(beCloseTo(expected), .to)
    }

    /// Expects the value to be at most `delta` away from `expected`.
    public static func ≈ (expectation: Self, tolerance: (expected: Value, delta: Double)) throws(Failure) {
        try expectation.check(beCloseTo(tolerance.expected, within: tolerance.delta), .to)
    }

    /// Expects the value to be at most `delta` away from `expected`.
    public static func == (expectation: Self, tolerance: (expected: Value, delta: Double)) throws(Failure) {
        try expectation.check(beCloseTo(tolerance.expected, within: tolerance.delta), .to)
    }
}

extension AsyncExpecting where Value: Measurable {
    /// Expects the value to be close to `expected`. Equivalent to `.to(beCloseTo(expected))`.
    public nonisolated(nonsending) static func ≈ (expectation: Self, expected: Value) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(expected))
    }

    /// Expects the value to be at most `delta` away from `expected`.
    public nonisolated(nonsending) static func ≈ (
        expectation: Self,
        tolerance: (expected: Value, delta: Double)
    ) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }

    /// Expects the value to be at most `delta` away from `expected`.
    public nonisolated(nonsending) static func == (
        expectation: Self,
        tolerance: (expected: Value, delta: Double)
    ) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }
}

extension Expecting where Value: Collection, Value.Element: FloatingPoint & ExpressibleByFloatLiteral {
    /// Expects each number to be close to the number at the same index in `expected`.
    public static func ≈ (expectation: Self, expected: Value) throws(Failure) {
        try expectation.check(beCloseTo(expected), .to)
    }
}

extension AsyncExpecting where Value: Collection, Value.Element: FloatingPoint & ExpressibleByFloatLiteral {
    /// Expects each number to be close to the number at the same index in `expected`.
    public nonisolated(nonsending) static func ≈ (expectation: Self, expected: Value) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(expected))
    }
}
