extension Expecting where Value: Comparable {
    /// Expects the value to be less than `limit`: `.to(beLessThan(limit))`.
    public static func < (expectation: Self, limit: Value) throws(Failure) {
        try expectation.check(beLessThan(limit), .to)
    }
}

extension AsyncExpecting where Value: Comparable {
    /// Expects the value to be less than `limit`: `.to(beLessThan(limit))`.
    public nonisolated(nonsending) static func < (expectation: Self, limit: Value) async throws(Failure) {
        _ = try await expectation.to(beLessThan(limit))
    }
}
