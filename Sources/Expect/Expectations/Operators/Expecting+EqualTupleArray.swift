extension Expecting {
    /// Expects an array of tuples to equal another: `.to(equal(expected))`.
    @_disfavoredOverload
    public static func == <each Element: Equatable>(
        expectation: Self,
        expected: [(repeat each Element)]
    ) throws(Failure) where Value == [(repeat each Element)] {
        let matcher = equalTuples(expected) { one, other in
            for areEqual in repeat each one == each other { guard areEqual else { return false } }
            return true
        }
        _ = try expectation.to(matcher)
    }

    /// Expects an array of tuples not to equal another: `.notTo(equal(expected))`.
    @_disfavoredOverload
    public static func != <each Element: Equatable>(
        expectation: Self,
        expected: [(repeat each Element)]
    ) throws(Failure) where Value == [(repeat each Element)] {
        let matcher = equalTuples(expected) { one, other in
            for areEqual in repeat each one == each other { guard areEqual else { return false } }
            return true
        }
        _ = try expectation.notTo(matcher)
    }
}

extension AsyncExpecting {
    /// Expects an array of tuples to equal another: `.to(equal(expected))`.
    @_disfavoredOverload
    public nonisolated(nonsending) static func == <each Element: Equatable>(
        expectation: Self,
        expected: [(repeat each Element)]
    ) async throws(Failure) where Value == [(repeat each Element)] {
        let matcher = equalTuples(expected) { one, other in
            for areEqual in repeat each one == each other { guard areEqual else { return false } }
            return true
        }
        _ = try await expectation.to(matcher)
    }

    /// Expects an array of tuples not to equal another: `.notTo(equal(expected))`.
    @_disfavoredOverload
    public nonisolated(nonsending) static func != <each Element: Equatable>(
        expectation: Self,
        expected: [(repeat each Element)]
    ) async throws(Failure) where Value == [(repeat each Element)] {
        let matcher = equalTuples(expected) { one, other in
            for areEqual in repeat each one == each other { guard areEqual else { return false } }
            return true
        }
        _ = try await expectation.notTo(matcher)
    }
}
