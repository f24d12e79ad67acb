extension Expecting where Value: Comparable {
    /// Expects the value to be greater than or equal to `limit`: `.to(beGreaterThanOrEqualTo(limit))`.
    public static func >= (expectation: Self, limit: Value) throws(Failure) {
        try expectation.check(beGreaterThanOrEqualTo(limit), .to)
    }
}

extension AsyncExpecting where Value: Comparable {
    /// Expects the value to be greater than or equal to `limit`: `.to(beGreaterThanOrEqualTo(limit))`.
    public nonisolated(nonsending) static func >= (expectation: Self, limit: Value) async throws(Failure) {
        _ = try await expectation.to(beGreaterThanOrEqualTo(limit))
    }
}
