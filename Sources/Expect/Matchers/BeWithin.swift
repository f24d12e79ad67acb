/// Matches a value in a range. `nil` is in none: it fails both ways.
///
/// ```swift
/// expect(response.status).to(beWithin(200..<300))
/// ```
///
/// Fails with «expected to be within 200..<300, got 404».
public func beWithin<Value, Range: RangeExpression>(_ range: Range) -> Matcher<Value> where Range.Bound == Value {
    Matcher("be within \(range)") { range.contains($0) }
}
