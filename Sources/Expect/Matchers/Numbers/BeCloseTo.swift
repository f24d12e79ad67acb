import Foundation

/// Matches a number within `delta` of `expected`. Both `to` and `notTo` fail for `nil`.
///
/// ```swift
/// expect(angle.sine).to(beCloseTo(0.5, within: 0.001))
/// expect(angle.sine) ≈ 0.5
/// expect(angle.sine) ≈ 0.5 ± 0.001
/// ```
///
/// Fails with `expected to be close to 0.5 (within 0.001), got 0.52`. `delta` is 0.0001 by default.
public func beCloseTo<Value: FloatingPoint & ExpressibleByFloatLiteral>(
    _ expected: Value,
    within delta: Value = 0.0001
) -> Matcher<Value> {
    Matcher("be close to \(describe(expected)) (within \(describe(delta)))") { isClose($0, expected, delta) }
}

/// Matches a collection of numbers if each one is close to the expected number at the same index.
/// Example: `expect(point.coordinates).to(beCloseTo([0.5, 1], within: 0.001))`.
public func beCloseTo<Value: Collection>(
    _ expected: Value,
    within delta: Value.Element = 0.0001
) -> Matcher<Value> where Value.Element: FloatingPoint & ExpressibleByFloatLiteral {
    Matcher("be close to \(describe(expected)) (each within \(describe(delta)))") {
        areClose($0, expected, delta)
    } explain: {
        closenessDetails($0, expected, delta).firstLines
    }
}

/// Matches a matrix of numbers if each one is close to the expected number in the same row and
/// column. Example: `expect(rotation.rows).to(beCloseTo([[1, 0], [0, 1]], within: 0.001))`.
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
            }.firstLines
            : ["expected \(expected.count) rows, got \(actual.count)"]
    }
}

/// Matches a date or a Foundation number that differs from `expected` by at most `delta`.
///
/// ```swift
/// expect(receipt.date).to(beCloseTo(Date(), within: 2))
/// expect(receipt.date) ≈ Date() ± 2
/// ```
///
/// Fails with `expected to be close to 2026-01-02T03:04:05.000Z (within 2.0 s), got …`. `delta` is
/// 0.0001 by default. For dates, it is in seconds.
public func beCloseTo<Value: Measurable>(_ expected: Value, within delta: Double = 0.0001) -> Matcher<Value> {
    Matcher("be close to \(describe(expected)) (within \(describe(delta))\(Value.unitOfDistance))") {
        isClose($0.measure, expected.measure, delta)
    } explain: { actual in
        let distance = abs(actual.measure - expected.measure)
        let digits = String(format: distance < 0.001 ? "%.2g" : "%.3f", distance)
        return Value.unitOfDistance.isEmpty ? [] : ["it is \(digits)\(Value.unitOfDistance) off"]
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

/// A type whose values have a measurable distance from each other: `Date`, `NSDate` or `NSNumber`.
public protocol Measurable {
    /// The unit that follows a distance in failure messages, such as ` s`. Empty for plain numbers.
    static var unitOfDistance: String { get }

    /// The value's distance from a zero point that all values of its type share.
    var measure: Double { get }
}

extension Date: Measurable {
    /// The symbol for seconds, ` s`.
    public static var unitOfDistance: String { " s" }

    /// The number of seconds since the reference date.
    public var measure: Double { timeIntervalSinceReferenceDate }
}

extension NSDate: Measurable {
    /// The symbol for seconds, ` s`.
    public static var unitOfDistance: String { " s" }

    /// The number of seconds since the reference date.
    public var measure: Double { timeIntervalSinceReferenceDate }
}

extension NSNumber: Measurable {
    /// An empty string, because a number has no unit.
    public static var unitOfDistance: String { "" }

    /// The number as a `Double`.
    public var measure: Double { doubleValue }
}
