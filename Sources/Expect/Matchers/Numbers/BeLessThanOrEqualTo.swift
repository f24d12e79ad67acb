/// Matches a value less than or equal to `limit`. `nil` fails both ways.
///
/// ```swift
/// expect(list.count).to(beLessThanOrEqualTo(3))
/// expect(list.count) <= 3
/// ```
///
/// Fails with «expected to be less than or equal to 3, got 4».
public func beLessThanOrEqualTo<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
    Matcher("be less than or equal to \(describe(limit))") { $0 <= limit }
}
