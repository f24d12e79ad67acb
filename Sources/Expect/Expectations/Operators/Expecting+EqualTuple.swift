// It is disfavored, because it also takes a value that is no tuple.

extension Expecting {
    /// Expects a tuple to equal another: `.to(equal(expected))`.
    @_disfavoredOverload
    public static func == <each Element: Equatable>(
        expectation: Self,
        expected: (repeat each Element)
    ) throws(Failure) where Value == (repeat each Element) {
        let matcher = equalTuple(expected) { one, other in
            for areEqual in repeat each one == each other { guard areEqual else { return false } }
            return true
        }
        _ = try expectation.to(matcher)
    }

    /// Expects a tuple not to equal another: `.notTo(equal(expected))`.
    @_disfavoredOverload
    public static func != <each Element: Equatable>(
        expectation: Self,
        expected: (repeat each Element)
    ) throws(Failure) where Value == (repeat each Element) {
        let matcher = equalTuple(expected) { one, other in
            for areEqual in repeat each one == each other { guard areEqual else { return false } }
            return true
        }
        _ = try expectation.notTo(matcher)
    }
}

extension AsyncExpecting {
    /// Expects a tuple to equal another: `.to(equal(expected))`.
    @_disfavoredOverload
    public nonisolated(nonsending) static func == <each Element: Equatable>(
        expectation: Self,
        expected: (repeat each Element)
    ) async throws(Failure) where Value == (repeat each Element) {
        let matcher = equalTuple(expected) { one, other in
            for areEqual in repeat each one == each other { guard areEqual else { return false } }
            return true
        }
        _ = try await expectation.to(matcher)
    }

    /// Expects a tuple not to equal another: `.notTo(equal(expected))`.
    @_disfavoredOverload
    public nonisolated(nonsending) static func != <each Element: Equatable>(
        expectation: Self,
        expected: (repeat each Element)
    ) async throws(Failure) where Value == (repeat each Element) {
        let matcher = equalTuple(expected) { one, other in
            for areEqual in repeat each one == each other { guard areEqual else { return false } }
            return true
        }
        _ = try await expectation.notTo(matcher)
    }
}
