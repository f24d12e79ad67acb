extension Expecting {
    /// Expects the value to be the same object as `expected`: `.to(beIdenticalTo(expected))`.
    public static func === (expectation: Self, expected: AnyObject?) throws(Failure) {
        try expectation.check(beIdenticalTo(expected), .to)
    }

    /// Expects the value not to be the same object as `expected`: `.notTo(beIdenticalTo(expected))`.
    public static func !== (expectation: Self, expected: AnyObject?) throws(Failure) {
        try expectation.check(beIdenticalTo(expected), .notTo)
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
