/// Matches a value in a range. `nil` fails both ways.
///
/// ```swift
/// expect(response.status).to(beWithin(200..<300))
/// ```
///
/// Fails with «expected to be within 200..<300, got 404».
public func beWithin<Value, Range: RangeExpression>(_ range: Range) -> Matcher<Value> where Range.Bound == Value {
    Matcher("be within \(text(of: range))") { range.contains($0) }
}

/// The range as it is written in code.
private func text<Range: RangeExpression>(of range: Range) -> String {
    switch range {
    case let range as PartialRangeFrom<Range.Bound>: "\(describe(range.lowerBound))..."
    case let range as PartialRangeThrough<Range.Bound>: "...\(describe(range.upperBound))"
    case let range as PartialRangeUpTo<Range.Bound>: "..<\(describe(range.upperBound))"
    default: "\(range)"
    }
}
