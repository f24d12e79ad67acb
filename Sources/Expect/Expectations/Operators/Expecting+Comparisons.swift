extension Expecting where Value: Comparable {
    /// Expects the value to be greater than `limit`. Equivalent to `.to(beGreaterThan(limit))`.
    public static func > (expectation: Self, limit: Value) throws(Failure) {
        try expectation.check(beGreaterThan(limit), .to)
    }

    /// Expects a value of at least `limit`. Equivalent to `.to(beGreaterThanOrEqualTo(limit))`.
    public static func >= (expectation: Self, limit: Value) throws(Failure) {
        try expectation.check(beGreaterThanOrEqualTo(limit), .to)
    }

    /// Expects the value to be less than `limit`. Equivalent to `.to(beLessThan(limit))`.
    public static func < (expectation: Self, limit: Value) throws(Failure) {
        try expectation.check(beLessThan(limit), .to)
    }

    /// Expects a value of at most `limit`. Equivalent to `.to(beLessThanOrEqualTo(limit))`.
    public static func <= (expectation: Self, limit: Value) throws(Failure) {
        try expectation.check(beLessThanOrEqualTo(limit), .to)
    }
}

extension AsyncExpecting where Value: Comparable {
    /// Expects the value to be greater than `limit`. Equivalent to `.to(beGreaterThan(limit))`.
    public nonisolated(nonsending) static func > (expectation: Self, limit: Value) async throws(Failure) {
        _ = try await expectation.to(beGreaterThan(limit))
    }

    /// Expects a value of at least `limit`. Equivalent to `.to(beGreaterThanOrEqualTo(limit))`.
    public nonisolated(nonsending) static func >= (expectation: Self, limit: Value) async throws(Failure) {
        _ = try await expectation.to(beGreaterThanOrEqualTo(limit))
    }

    /// Expects the value to be less than `limit`. Equivalent to `.to(beLessThan(limit))`.
    public nonisolated(nonsending) static func < (expectation: Self, limit: Value) async throws(Failure) {
        _ = try await expectation.to(beLessThan(limit))
    }

    /// Expects a value of at most `limit`. Equivalent to `.to(beLessThanOrEqualTo(limit))`.
    public nonisolated(nonsending) static func <= (expectation: Self, limit: Value) async throws(Failure) {
        _ = try await expectation.to(beLessThanOrEqualTo(limit))
    }
}
