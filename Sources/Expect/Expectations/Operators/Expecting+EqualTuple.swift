// The operators for a single tuple call `equalTuple` instead of `equal`, because a call to `equal`
// would crash the Swift 6.3 compiler.

extension Expecting {
    /// Expects a tuple to equal `expected`. Equivalent to `.to(equal(expected))`.
    @_disfavoredOverload
    public static func == <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: (First, Second, repeat each Rest)
    ) throws(Failure) where Value == (First, Second, repeat each Rest) {
        try expectation.check(equalTuple(expected, .init(First.self, Second.self, repeat (each Rest).self)), .to)
    }

    /// Expects a tuple not to equal `expected`. Equivalent to `.notTo(equal(expected))`.
    @_disfavoredOverload
    public static func != <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: (First, Second, repeat each Rest)
    ) throws(Failure) where Value == (First, Second, repeat each Rest) {
        try expectation.check(equalTuple(expected, .init(First.self, Second.self, repeat (each Rest).self)), .notTo)
    }

    /// Expects an array of tuples to equal `expected`. Equivalent to `.to(equal(expected))`.
    @_disfavoredOverload
    public static func == <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: [(First, Second, repeat each Rest)]
    ) throws(Failure) where Value == [(First, Second, repeat each Rest)] {
        try expectation.check(equal(expected), .to)
    }

    /// Expects an array of tuples not to equal `expected`. Equivalent to `.notTo(equal(expected))`.
    @_disfavoredOverload
    public static func != <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: [(First, Second, repeat each Rest)]
    ) throws(Failure) where Value == [(First, Second, repeat each Rest)] {
        try expectation.check(equal(expected), .notTo)
    }
}

extension AsyncExpecting {
    /// Expects a tuple to equal `expected`. Equivalent to `.to(equal(expected))`.
    @_disfavoredOverload
    public nonisolated(nonsending) static func == <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: (First, Second, repeat each Rest)
    ) async throws(Failure) where Value == (First, Second, repeat each Rest) {
        _ = try await expectation.to(equalTuple(expected, .init(First.self, Second.self, repeat (each Rest).self)))
    }

    /// Expects a tuple not to equal `expected`. Equivalent to `.notTo(equal(expected))`.
    @_disfavoredOverload
    public nonisolated(nonsending) static func != <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: (First, Second, repeat each Rest)
    ) async throws(Failure) where Value == (First, Second, repeat each Rest) {
        _ = try await expectation.notTo(equalTuple(expected, .init(First.self, Second.self, repeat (each Rest).self)))
    }

    /// Expects an array of tuples to equal `expected`. Equivalent to `.to(equal(expected))`.
    @_disfavoredOverload
    public nonisolated(nonsending) static func == <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: [(First, Second, repeat each Rest)]
    ) async throws(Failure) where Value == [(First, Second, repeat each Rest)] {
        _ = try await expectation.to(equal(expected))
    }

    /// Expects an array of tuples not to equal `expected`. Equivalent to `.notTo(equal(expected))`.
    @_disfavoredOverload
    public nonisolated(nonsending) static func != <First: Equatable, Second: Equatable, each Rest: Equatable>(
        expectation: Self,
        expected: [(First, Second, repeat each Rest)]
    ) async throws(Failure) where Value == [(First, Second, repeat each Rest)] {
        _ = try await expectation.notTo(equal(expected))
    }
}
