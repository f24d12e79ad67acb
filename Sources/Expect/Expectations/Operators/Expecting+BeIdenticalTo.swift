extension Expecting {
    /// Expects the value to be the same object as `expected`: `.to(beIdenticalTo(expected))`.
    public static func === (expectation: Self, expected: AnyObject?) throws(Failure) {
        _ = try expectation.to(beIdenticalTo(expected))
    }

    /// Expects the value not to be the same object as `expected`: `.notTo(beIdenticalTo(expected))`.
    public static func !== (expectation: Self, expected: AnyObject?) throws(Failure) {
        _ = try expectation.notTo(beIdenticalTo(expected))
    }
}

extension AsyncExpecting {
    /// Expects the value to be the same object as `expected`: `.to(beIdenticalTo(expected))`.
    public nonisolated(nonsending) static func === (expectation: Self, expected: AnyObject?) async throws(Failure) {
        _ = try await expectation.to(beIdenticalTo(expected))
    }

    /// Expects the value not to be the same object as `expected`: `.notTo(beIdenticalTo(expected))`.
    public nonisolated(nonsending) static func !== (expectation: Self, expected: AnyObject?) async throws(Failure) {
        _ = try await expectation.notTo(beIdenticalTo(expected))
    }
}
