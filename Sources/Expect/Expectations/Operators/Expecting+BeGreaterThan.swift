extension Expecting where Value: Comparable {
    /// Expects the value to be greater than `limit`: `.to(beGreaterThan(limit))`.
    @inlinable
    public static func > (expectation: Self, limit: Value) throws(Failure) {
        try expectation.compare(
            { $0.map { $0 > limit } ?? false },
            else: { beGreaterThan(limit) },
            isNegated: false
        )
    }
}

extension AsyncExpecting where Value: Comparable {
    /// Expects the value to be greater than `limit`: `.to(beGreaterThan(limit))`.
    public nonisolated(nonsending) static func > (expectation: Self, limit: Value) async throws(Failure) {
        _ = try await expectation.to(beGreaterThan(limit))
    }
}
