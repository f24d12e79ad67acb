/// Matches a value greater than `limit`. `nil` is in no order: it fails both ways.
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

extension Expecting where Value: Comparable {
    /// Expects the value to be greater than `limit`: `.to(beGreaterThan(limit))`.
    @inlinable
    public static func > (expectation: Self, limit: Value) throws(Failure) {
        try expectation.compare({ $0.map { $0 > limit } ?? false }, else: { beGreaterThan(limit) }, isNegated: false)
    }
}

extension AsyncExpecting where Value: Comparable {
    /// Expects the value to be greater than `limit`: `.to(beGreaterThan(limit))`.
    public nonisolated(nonsending) static func > (expectation: Self, limit: Value) async throws(Failure) {
        _ = try await expectation.to(beGreaterThan(limit))
    }
}
