extension Expecting {
    /// Expects an array of tuples to equal another: `.to(equal(expected))`.
    @_disfavoredOverload
    public static func == <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: [(First, Second, repeat each Rest)]
    ) throws(Failure) where Value == [(First, Second, repeat each Rest)] {
        try expectation.check(
            equalTuples(expected, ElementTypes(First.self, Second.self, repeat (each Rest).self)),
            .to
        )
    }

    /// Expects an array of tuples not to equal another: `.notTo(equal(expected))`.
    @_disfavoredOverload
    public static func != <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: [(First, Second, repeat each Rest)]
    ) throws(Failure) where Value == [(First, Second, repeat each Rest)] {
        try expectation.check(
            equalTuples(expected, ElementTypes(First.self, Second.self, repeat (each Rest).self)),
            .notTo
        )
    }
}

extension AsyncExpecting {
    /// Expects an array of tuples to equal another: `.to(equal(expected))`.
    @_disfavoredOverload
    public nonisolated(nonsending) static func == <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: [(First, Second, repeat each Rest)]
    ) async throws(Failure) where Value == [(First, Second, repeat each Rest)] {
        _ = try await expectation.to(
            equalTuples(expected, ElementTypes(First.self, Second.self, repeat (each Rest).self))
        )
    }

    /// Expects an array of tuples not to equal another: `.notTo(equal(expected))`.
    @_disfavoredOverload
    public nonisolated(nonsending) static func != <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: [(First, Second, repeat each Rest)]
    ) async throws(Failure) where Value == [(First, Second, repeat each Rest)] {
        _ = try await expectation.notTo(
            equalTuples(expected, ElementTypes(First.self, Second.self, repeat (each Rest).self))
        )
    }
}
