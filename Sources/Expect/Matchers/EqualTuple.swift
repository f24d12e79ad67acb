// Tuples cannot be `Equatable`, so each length needs a matcher of its own. Longer ones than four are better structures.

/// Matches a pair all of whose elements equal those of `expected`. `nil` fails both ways.
///
/// ```swift
/// expect((1, 2)) == (1, 2)
/// ```
///
/// Fails with «expected to equal (1, 2), got (1, 9)».
public func equal<First: Equatable, Second: Equatable>(_ expected: (First, Second)) -> Matcher<(First, Second)> {
    equal(expected, by: ==)
}

/// Matches an array of pairs all of whose elements equal those of `expected`. `nil` fails both ways.
public func equal<First: Equatable, Second: Equatable>(
    _ expected: [(First, Second)]
) -> Matcher<[(First, Second)]> {
    equal(expected) { $0.elementsEqual($1, by: ==) }
}

/// Matches a triple all of whose elements equal those of `expected`. `nil` fails both ways.
///
/// ```swift
/// expect((1, 2, 3)) == (1, 2, 3)
/// ```
///
/// Fails with «expected to equal (1, 2, 3), got (1, 2, 9)».
public func equal<First: Equatable, Second: Equatable, Third: Equatable>(_ expected: (First, Second, Third)) -> Matcher<
    (First, Second, Third)
> {
    equal(expected, by: ==)
}

/// Matches an array of triples all of whose elements equal those of `expected`. `nil` fails both ways.
public func equal<First: Equatable, Second: Equatable, Third: Equatable>(
    _ expected: [(First, Second, Third)]
) -> Matcher<[(First, Second, Third)]> {
    equal(expected) { $0.elementsEqual($1, by: ==) }
}

/// Matches a quadruple all of whose elements equal those of `expected`. `nil` fails both ways.
///
/// ```swift
/// expect((1, 2, 3, 4)) == (1, 2, 3, 4)
/// ```
///
/// Fails with «expected to equal (1, 2, 3, 4), got (1, 2, 3, 9)».
public func equal<First: Equatable, Second: Equatable, Third: Equatable, Fourth: Equatable>(
    _ expected: (First, Second, Third, Fourth)
) -> Matcher<(First, Second, Third, Fourth)> {
    equal(expected, by: ==)
}

/// Matches an array of quadruples all of whose elements equal those of `expected`. `nil` fails both ways.
public func equal<First: Equatable, Second: Equatable, Third: Equatable, Fourth: Equatable>(
    _ expected: [(First, Second, Third, Fourth)]
) -> Matcher<[(First, Second, Third, Fourth)]> {
    equal(expected) { $0.elementsEqual($1, by: ==) }
}

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

private func equal<Value>(_ expected: Value, by areEqual: @escaping (Value, Value) -> Bool) -> Matcher<Value> {
    Matcher("equal \(describe(expected))") {
        areEqual($0, expected)
    } explain: {
        differences(expected: expected, actual: $0)
    }
}
