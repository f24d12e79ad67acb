extension Expecting {
    /// Expects a pair to equal another: `.to(equal(expected))`.
    public static func == <First: Equatable, Second: Equatable>(
        expectation: Self,
        expected: (First, Second)
    ) throws(Failure) where Value == (First, Second) {
        _ = try expectation.to(equal(expected))
    }

    /// Expects a pair not to equal another: `.notTo(equal(expected))`.
    public static func != <First: Equatable, Second: Equatable>(
        expectation: Self,
        expected: (First, Second)
    ) throws(Failure) where Value == (First, Second) {
        _ = try expectation.notTo(equal(expected))
    }

    /// Expects a triple to equal another: `.to(equal(expected))`.
    public static func == <First: Equatable, Second: Equatable, Third: Equatable>(
        expectation: Self,
        expected: (First, Second, Third)
    ) throws(Failure) where Value == (First, Second, Third) {
        _ = try expectation.to(equal(expected))
    }

    /// Expects a triple not to equal another: `.notTo(equal(expected))`.
    public static func != <First: Equatable, Second: Equatable, Third: Equatable>(
        expectation: Self,
        expected: (First, Second, Third)
    ) throws(Failure) where Value == (First, Second, Third) {
        _ = try expectation.notTo(equal(expected))
    }

    /// Expects a quadruple to equal another: `.to(equal(expected))`.
    public static func == <First: Equatable, Second: Equatable, Third: Equatable, Fourth: Equatable>(
        expectation: Self,
        expected: (First, Second, Third, Fourth)
    ) throws(Failure) where Value == (First, Second, Third, Fourth) {
        _ = try expectation.to(equal(expected))
    }

    /// Expects a quadruple not to equal another: `.notTo(equal(expected))`.
    public static func != <First: Equatable, Second: Equatable, Third: Equatable, Fourth: Equatable>(
        expectation: Self,
        expected: (First, Second, Third, Fourth)
    ) throws(Failure) where Value == (First, Second, Third, Fourth) {
        _ = try expectation.notTo(equal(expected))
    }
}

extension AsyncExpecting {
    /// Expects a pair to equal another: `.to(equal(expected))`.
    public nonisolated(nonsending) static func == <First: Equatable, Second: Equatable>(
        expectation: Self,
        expected: (First, Second)
    ) async throws(Failure) where Value == (First, Second) {
        _ = try await expectation.to(equal(expected))
    }

    /// Expects a pair not to equal another: `.notTo(equal(expected))`.
    public nonisolated(nonsending) static func != <First: Equatable, Second: Equatable>(
        expectation: Self,
        expected: (First, Second)
    ) async throws(Failure) where Value == (First, Second) {
        _ = try await expectation.notTo(equal(expected))
    }

    /// Expects a triple to equal another: `.to(equal(expected))`.
    public nonisolated(nonsending) static func == <First: Equatable, Second: Equatable, Third: Equatable>(
        expectation: Self,
        expected: (First, Second, Third)
    ) async throws(Failure) where Value == (First, Second, Third) {
        _ = try await expectation.to(equal(expected))
    }

    /// Expects a triple not to equal another: `.notTo(equal(expected))`.
    public nonisolated(nonsending) static func != <First: Equatable, Second: Equatable, Third: Equatable>(
        expectation: Self,
        expected: (First, Second, Third)
    ) async throws(Failure) where Value == (First, Second, Third) {
        _ = try await expectation.notTo(equal(expected))
    }

    /// Expects a quadruple to equal another: `.to(equal(expected))`.
    public nonisolated(nonsending) static func == <
        First: Equatable,
        Second: Equatable,
        Third: Equatable,
        Fourth: Equatable
    >(
        expectation: Self,
        expected: (First, Second, Third, Fourth)
    ) async throws(Failure) where Value == (First, Second, Third, Fourth) {
        _ = try await expectation.to(equal(expected))
    }

    /// Expects a quadruple not to equal another: `.notTo(equal(expected))`.
    public nonisolated(nonsending) static func != <
        First: Equatable,
        Second: Equatable,
        Third: Equatable,
        Fourth: Equatable
    >(
        expectation: Self,
        expected: (First, Second, Third, Fourth)
    ) async throws(Failure) where Value == (First, Second, Third, Fourth) {
        _ = try await expectation.notTo(equal(expected))
    }
}
