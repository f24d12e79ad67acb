/// Matches a value less than or equal to `limit`. `nil` is in no order: it fails both ways.
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

extension Expecting where Value: Comparable {
    /// Expects the value to be less than or equal to `limit`: `.to(beLessThanOrEqualTo(limit))`.
    @inlinable
    public static func <= (expectation: Self, limit: Value) throws(Failure) {
        try expectation.compare(
            { $0.map { $0 <= limit } ?? false },
            else: { beLessThanOrEqualTo(limit) },
            isNegated: false
        )
    }
}

extension AsyncExpecting where Value: Comparable {
    /// Expects the value to be less than or equal to `limit`: `.to(beLessThanOrEqualTo(limit))`.
    public nonisolated(nonsending) static func <= (expectation: Self, limit: Value) async throws(Failure) {
        _ = try await expectation.to(beLessThanOrEqualTo(limit))
    }
}
