precedencegroup ToleranceFormation {
    higherThan: ComparisonPrecedence
    lowerThan: RangeFormationPrecedence
}

infix operator ± : ToleranceFormation

/// Gives a number a tolerance: `expect(x) ≈ 0.5 ± 0.001`.
public func ± <Value: FloatingPoint>(expected: Value, delta: Value) -> (expected: Value, delta: Value) {
    (expected, delta)
}

/// Gives a date a tolerance in seconds, or a number of Foundation one: `expect(receipt.date) ≈ Date() ± 2`.
public func ± <Value: Measurable>(expected: Value, delta: Double) -> (expected: Value, delta: Double) {
    (expected, delta)
}
