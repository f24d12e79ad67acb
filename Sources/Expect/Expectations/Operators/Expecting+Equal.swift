extension Expecting where Value: Equatable {
    /// Expects the value to equal `expected`: `.to(equal(expected))`.
    @inlinable
    public static func == (expectation: Self, expected: Value?) throws(Failure) {
        try expectation.compare({ $0 == expected }, else: { equal(expected) }, isNegated: false)
    }

    /// Expects the value not to equal `expected`: `.notTo(equal(expected))`.
    @inlinable
    public static func != (expectation: Self, expected: Value?) throws(Failure) {
        try expectation.compare({ $0 != expected }, else: { equal(expected) }, isNegated: true)
    }
}

extension AsyncExpecting where Value: Equatable {
    /// Expects the value to equal `expected`: `.to(equal(expected))`.
    public nonisolated(nonsending) static func == (expectation: Self, expected: Value?) async throws(Failure) {
        _ = try await expectation.to(equal(expected))
    }

    /// Expects the value not to equal `expected`: `.notTo(equal(expected))`.
    public nonisolated(nonsending) static func != (expectation: Self, expected: Value?) async throws(Failure) {
        _ = try await expectation.notTo(equal(expected))
    }
}
