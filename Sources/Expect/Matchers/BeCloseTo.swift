import Foundation

/// Matches a number that is no farther than `delta` from `expected`. `nil` fails both ways.
///
/// ```swift
/// expect(angle.sine).to(beCloseTo(0.5, within: 0.001))
/// expect(angle.sine) ≈ 0.5
/// expect(angle.sine) ≈ 0.5 ± 0.001
/// ```
///
/// Fails with «expected to be close to 0.5 (within 0.001), got 0.52».
///
/// - Parameters:
///   - expected: The middle.
///   - delta: How far off a value may be, that distance included; 0.0001 if left out.
public func beCloseTo<Value: FloatingPoint & ExpressibleByFloatLiteral>(
    _ expected: Value,
    within delta: Value = 0.0001
) -> Matcher<Value> {
    Matcher("be close to \(describe(expected)) (within \(describe(delta)))") { isClose($0, expected, delta) }
}

/// Matches numbers each of which is no farther than `delta` from the one in its place.
///
/// ```swift
/// expect(point.coordinates).to(beCloseTo([0.5, 1], within: 0.001))
/// ```
public func beCloseTo<Value: Collection>(
    _ expected: Value,
    within delta: Value.Element = 0.0001
) -> Matcher<Value> where Value.Element: FloatingPoint & ExpressibleByFloatLiteral {
    Matcher("be close to \(describe(expected)) (each within \(describe(delta)))") {
        areClose($0, expected, delta)
    } explain: {
        closenessDetails($0, expected, delta).withoutTheRest
    }
}

/// Matches a matrix of numbers each of which is no farther than `delta` from the one in its place.
///
/// ```swift
/// expect(rotation.rows).to(beCloseTo([[1, 0], [0, 1]], within: 0.001))
/// ```
public func beCloseTo<Value: Collection, Number: FloatingPoint & ExpressibleByFloatLiteral>(
    _ expected: Value,
    within delta: Number = 0.0001
) -> Matcher<Value> where Value.Element: Collection, Value.Element.Element == Number {
    Matcher("be close to \(describe(expected)) (each within \(describe(delta)))") { actual in
        actual.count == expected.count && zip(actual, expected).allSatisfy { areClose($0, $1, delta) }
    } explain: { actual in
        actual.count == expected.count
            ? zip(actual, expected).enumerated().flatMap { row, pair in
                closenessDetails(pair.0, pair.1, delta).map { $0.within("[\(row)]") }
            }.withoutTheRest
            : ["expected \(expected.count) rows, got \(actual.count)"]
    }
}

/// Matches a date that is no farther than some seconds from `expected`.
///
/// ```swift
/// expect(receipt.date).to(beCloseTo(Date(), within: 2))
/// ```
///
/// Fails with «expected to be close to 2026-01-02T03:04:05.000Z (within 2.0 s), got 2026-01-02T03:04:09.000Z».
public func beCloseTo(_ expected: Date, within seconds: TimeInterval) -> Matcher<Date> {
    Matcher("be close to \(describe(expected)) (within \(seconds) s)") {
        isClose($0.timeIntervalSinceReferenceDate, expected.timeIntervalSinceReferenceDate, seconds)
    } explain: {
        ["it is \(String(format: "%.3f s", abs($0.timeIntervalSince(expected)))) off"]
    }
}

/// A number and how far off it another may be; made by `±`.
public struct Tolerance<Value> {
    let expected: Value
    let delta: Value
}

precedencegroup ToleranceFormation {
    higherThan: ComparisonPrecedence
    lowerThan: RangeFormationPrecedence
}

infix operator ≈ : ComparisonPrecedence
infix operator ± : ToleranceFormation

/// How far off a number may be: `expect(x) ≈ 0.5 ± 0.001`.
public func ± <Value: FloatingPoint>(expected: Value, delta: Value) -> Tolerance<Value> {
    Tolerance(expected: expected, delta: delta)
}

extension Expecting where Value: FloatingPoint & ExpressibleByFloatLiteral {
    /// Expects the value to be close to `expected`: `.to(beCloseTo(expected))`.
    public static func ≈ (expectation: Self, expected: Value) throws(Failure) {
        _ = try expectation.to(beCloseTo(expected))
    }

    /// Expects the value to be so close to a number: `.to(beCloseTo(expected, within: delta))`.
    public static func ≈ (expectation: Self, tolerance: Tolerance<Value>) throws(Failure) {
        _ = try expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }

    /// Expects the value to be so close to a number: `.to(beCloseTo(expected, within: delta))`.
    public static func == (expectation: Self, tolerance: Tolerance<Value>) throws(Failure) {
        _ = try expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }
}

extension AsyncExpecting where Value: FloatingPoint & ExpressibleByFloatLiteral {
    /// Expects the value to be close to `expected`: `.to(beCloseTo(expected))`.
    public nonisolated(nonsending) static func ≈ (expectation: Self, expected: Value) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(expected))
    }

    /// Expects the value to be so close to a number: `.to(beCloseTo(expected, within: delta))`.
    public nonisolated(nonsending) static func ≈ (
        expectation: Self,
        tolerance: Tolerance<Value>
    ) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }

    /// Expects the value to be so close to a number: `.to(beCloseTo(expected, within: delta))`.
    public nonisolated(nonsending) static func == (
        expectation: Self,
        tolerance: Tolerance<Value>
    ) async throws(Failure) {
        _ = try await expectation.to(beCloseTo(tolerance.expected, within: tolerance.delta))
    }
}

private func isClose<Value: FloatingPoint>(_ value: Value, _ expected: Value, _ delta: Value) -> Bool {
    value == expected || abs(value - expected) <= delta
}

private func areClose<Value: Collection>(_ values: Value, _ expected: Value, _ delta: Value.Element) -> Bool
where Value.Element: FloatingPoint {
    values.count == expected.count && zip(values, expected).allSatisfy { isClose($0, $1, delta) }
}

private func closenessDetails<Value: Collection>(
    _ values: Value,
    _ expected: Value,
    _ delta: Value.Element
) -> [Detail] where Value.Element: FloatingPoint {
    guard values.count == expected.count else { return ["expected \(expected.count) elements, got \(values.count)"] }
    return zip(values, expected).enumerated().compactMap { index, pair in
        isClose(pair.0, pair.1, delta)
            ? nil : Detail(path: "[\(index)]", "expected \(describe(pair.1)), got \(describe(pair.0))")
    }
}
