/// Matches a value greater than or equal to `limit`. `nil` fails both ways.
///
/// ```swift
/// expect(list.count).to(beGreaterThanOrEqualTo(5))
/// expect(list.count) >= 5
/// ```
///
/// Fails with «expected to be greater than or equal to 5, got 4».
public func beGreaterThanOrEqualTo<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
    Matcher("be greater than or equal to \(describe(limit))") { $0 >= limit }
}
