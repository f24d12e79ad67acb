/// Matches a value less than `limit`. `nil` fails both ways.
///
/// ```swift
/// expect(list.count).to(beLessThan(3))
/// expect(list.count) < 3
/// ```
///
/// Fails with «expected to be less than 3, got 4».
public func beLessThan<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
    Matcher("be less than \(describe(limit))") { $0 < limit }
}
