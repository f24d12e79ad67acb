/// Matches a value greater than `limit`. Both `to` and `notTo` fail for `nil`.
///
/// `expect(list.count) > 5` does the same. Fails with `expected to be greater than 5, got 4`.
public func beGreaterThan<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
    Matcher("be greater than \(describe(limit))") { $0 > limit }
}

/// Matches a value greater than or equal to `limit`. Both `to` and `notTo` fail for `nil`.
///
/// `expect(count) >= 5` does the same. Fails with `expected to be greater than or equal to 5, got 4`.
public func beGreaterThanOrEqualTo<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
    Matcher("be greater than or equal to \(describe(limit))") { $0 >= limit }
}

/// Matches a value less than `limit`. Both `to` and `notTo` fail for `nil`.
///
/// `expect(list.count) < 3` does the same. Fails with `expected to be less than 3, got 4`.
public func beLessThan<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
    Matcher("be less than \(describe(limit))") { $0 < limit }
}

/// Matches a value less than or equal to `limit`. Both `to` and `notTo` fail for `nil`.
///
/// `expect(count) <= 3` does the same. Fails with `expected to be less than or equal to 3, got 4`.
public func beLessThanOrEqualTo<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
    Matcher("be less than or equal to \(describe(limit))") { $0 <= limit }
}

/// Matches a value within a range. Both `to` and `notTo` fail for `nil`.
///
/// `expect(status).to(beWithin(200..<300))` fails with `expected to be within 200..<300, got 404`.
public func beWithin<Value, Range: RangeExpression>(_ range: Range) -> Matcher<Value> where Range.Bound == Value {
    Matcher("be within \(text(of: range))") { range.contains($0) }
}

private func text<Range: RangeExpression>(of range: Range) -> String {
    switch range {
    case let range as PartialRangeFrom<Range.Bound>: "\(describe(range.lowerBound))..."
    case let range as PartialRangeThrough<Range.Bound>: "...\(describe(range.upperBound))"
    case let range as PartialRangeUpTo<Range.Bound>: "..<\(describe(range.upperBound))"
    default: "\(range)"
    }
}
