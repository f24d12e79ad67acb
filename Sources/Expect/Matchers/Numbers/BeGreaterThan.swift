/// Matches a value greater than `limit`. `nil` fails both ways.
///
/// ```swift
/// expect(list.count).to(beGreaterThan(5))
/// expect(list.count) > 5
/// ```
///
/// Fails with «expected to be greater than 5, got 4».
public func beGreaterThan<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
    Matcher("be greater than \(describe(limit))") { $0 > limit }
}
