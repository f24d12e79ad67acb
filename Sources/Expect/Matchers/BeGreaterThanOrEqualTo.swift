/// Matches a value greater than or equal to `limit`. `nil` is in no order: it fails both ways.
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

extension Expecting where Value: Comparable {
    /// Expects the value to be greater than or equal to `limit`: `.to(beGreaterThanOrEqualTo(limit))`.
    @inlinable
    public static func >= (expectation: Self, limit: Value) throws(Failure) {
        try expectation.compare(
            { $0.map { $0 >= limit } ?? false },
            else: { beGreaterThanOrEqualTo(limit) },
            isNegated: false
        )
    }
}

extension AsyncExpecting where Value: Comparable {
    /// Expects the value to be greater than or equal to `limit`: `.to(beGreaterThanOrEqualTo(limit))`.
    public nonisolated(nonsending) static func >= (expectation: Self, limit: Value) async throws(Failure) {
        _ = try await expectation.to(beGreaterThanOrEqualTo(limit))
    }
}
