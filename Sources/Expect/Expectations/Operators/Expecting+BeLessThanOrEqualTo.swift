extension Expecting where Value: Comparable {
    /// Expects the value to be less than or equal to `limit`: `.to(beLessThanOrEqualTo(limit))`.
    public static func <= (expectation: Self, limit: Value) throws(Failure) {
        try expectation.check(beLessThanOrEqualTo(limit), .to)
    }
}

extension AsyncExpecting where Value: Comparable {
    /// Expects the value to be less than or equal to `limit`: `.to(beLessThanOrEqualTo(limit))`.
    public nonisolated(nonsending) static func <= (expectation: Self, limit: Value) async throws(Failure) {
        _ = try await expectation.to(beLessThanOrEqualTo(limit))
    }
}
