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
