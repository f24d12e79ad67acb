// It is disfavored, because it also takes a value that is no tuple.

extension Expecting {
    /// Expects a tuple to equal another: `.to(equal(expected))`.
    @_disfavoredOverload
    public static func == <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: (First, Second, repeat each Rest)
    ) throws(Failure) where Value == (First, Second, repeat each Rest) {
        try expectation.check(equalTuple(expected, ElementTypes(First.self, Second.self, repeat (each Rest).self)), .to)
    }

    /// Expects a tuple not to equal another: `.notTo(equal(expected))`.
    @_disfavoredOverload
    public static func != <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: (First, Second, repeat each Rest)
    ) throws(Failure) where Value == (First, Second, repeat each Rest) {
        try expectation.check(
            equalTuple(expected, ElementTypes(First.self, Second.self, repeat (each Rest).self)),
            .notTo
        )
    }
}

extension AsyncExpecting {
    /// Expects a tuple to equal another: `.to(equal(expected))`.
    @_disfavoredOverload
    public nonisolated(nonsending) static func == <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: (First, Second, repeat each Rest)
    ) async throws(Failure) where Value == (First, Second, repeat each Rest) {
        _ = try await expectation.to(
            equalTuple(expected, ElementTypes(First.self, Second.self, repeat (each Rest).self))
        )
    }

    /// Expects a tuple not to equal another: `.notTo(equal(expected))`.
    @_disfavoredOverload
    public nonisolated(nonsending) static func != <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: (First, Second, repeat each Rest)
    ) async throws(Failure) where Value == (First, Second, repeat each Rest) {
        _ = try await expectation.notTo(
            equalTuple(expected, ElementTypes(First.self, Second.self, repeat (each Rest).self))
        )
    }
}
