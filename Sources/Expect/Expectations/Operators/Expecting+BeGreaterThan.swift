extension Expecting where Value: Comparable {
    /// Expects the value to be greater than `limit`: `.to(beGreaterThan(limit))`.
    public static func > (expectation: Self, limit: Value) throws(Failure) {
        try expectation.check(beGreaterThan(limit), .to)
    }
}

extension AsyncExpecting where Value: Comparable {
    /// Expects the value to be greater than `limit`: `.to(beGreaterThan(limit))`.
    public nonisolated(nonsending) static func > (expectation: Self, limit: Value) async throws(Failure) {
        _ = try await expectation.to(beGreaterThan(limit))
    }
}
