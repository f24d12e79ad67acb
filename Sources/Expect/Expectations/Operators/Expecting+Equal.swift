// Without the overloads that take a non-optional `Value`, the compiler would compare two arrays
// with the operators for arrays of tuples.

extension Expecting where Value: Equatable {
    /// Expects the value to equal `expected`. Equivalent to `.to(equal(expected))`.
    public static func == (expectation: Self, expected: Value) throws(Failure) {
        try expectation.check(equal(expected), .to)
    }

    /// Expects the value not to equal `expected`. Equivalent to `.notTo(equal(expected))`.
    public static func != (expectation: Self, expected: Value) throws(Failure) {
        try expectation.check(equal(expected), .notTo)
    }

    /// Expects the value to equal `expected`. Equivalent to `.to(equal(expected))`.
    public static func == (expectation: Self, expected: Value?) throws(Failure) {
        try expectation.check(equal(expected), .to)
    }

    /// Expects the value not to equal `expected`. Equivalent to `.notTo(equal(expected))`.
    public static func != (expectation: Self, expected: Value?) throws(Failure) {
        try expectation.check(equal(expected), .notTo)
    }
}

extension Assertion {
    /// Improves the compiler's error message, which would otherwise mention `StringProtocol`.
    @available(*, unavailable, message: "the right side has another type than the value of the expectation")
    @_disfavoredOverload
    public static func == <Other: Equatable>(expectation: Self, expected: Other) throws(Failure) {
        fatalError("not for use")
    }

    /// Improves the compiler's error message, which would otherwise mention array elements.
    @available(*, unavailable, message: "the values are not Equatable: write .to(haveSameParts(as: …))")
    public static func == (expectation: Self, expected: Value) throws(Failure) { fatalError("not for use") }
}

extension AsyncExpecting where Value: Equatable {
    /// Expects the value to equal `expected`. Equivalent to `.to(equal(expected))`.
    public nonisolated(nonsending) static func == (expectation: Self, expected: Value?) async throws(Failure) {
        _ = try await expectation.to(equal(expected))
    }

    /// Expects the value not to equal `expected`. Equivalent to `.notTo(equal(expected))`.
    public nonisolated(nonsending) static func != (expectation: Self, expected: Value?) async throws(Failure) {
        _ = try await expectation.notTo(equal(expected))
    }
}

// The operands have the type `[Part]`. If they had the type `[Element?]`, the compiler would treat
// every array as an array of optionals.

extension Expecting {
    /// Expects an array to equal an array of optionals.
    @_disfavoredOverload
    public static func == <Part: OptionalPart>(expectation: Self, expected: [Part]) throws(Failure)
    where Value == [Part.Wrapped], Part.Wrapped: Equatable {
        try expectation.check(equal(expected.map(\.asOptional)), .to)
    }

    /// Expects an array not to equal an array of optionals.
    @_disfavoredOverload
    public static func != <Part: OptionalPart>(expectation: Self, expected: [Part]) throws(Failure)
    where Value == [Part.Wrapped], Part.Wrapped: Equatable {
        try expectation.check(equal(expected.map(\.asOptional)), .notTo)
    }

    /// Expects a dictionary to equal a dictionary of optionals.
    @_disfavoredOverload
    public static func == <Key, Part: OptionalPart>(expectation: Self, expected: [Key: Part]) throws(Failure)
    where Value == [Key: Part.Wrapped], Part.Wrapped: Equatable {
        try expectation.check(equal(expected.mapValues(\.asOptional)), .to)
    }

    /// Expects a dictionary not to equal a dictionary of optionals.
    @_disfavoredOverload
    public static func != <Key, Part: OptionalPart>(expectation: Self, expected: [Key: Part]) throws(Failure)
    where Value == [Key: Part.Wrapped], Part.Wrapped: Equatable {
        try expectation.check(equal(expected.mapValues(\.asOptional)), .notTo)
    }

    /// Expects a type to be the same as `expected`. Equivalent to `.to(equal(expected))`.
    @_disfavoredOverload
    public static func == <Kind>(expectation: Self, expected: Any.Type) throws(Failure) where Value == Kind.Type {
        try expectation.check(equal(expected), .to)
    }

    /// Expects a type to differ from `expected`. Equivalent to `.notTo(equal(expected))`.
    @_disfavoredOverload
    public static func != <Kind>(expectation: Self, expected: Any.Type) throws(Failure) where Value == Kind.Type {
        try expectation.check(equal(expected), .notTo)
    }
}

// Without these operators, `== nil` would compare the expectation itself with `nil` when the value
// is not `Equatable`.

extension Expecting {
    /// Expects an optional to be `nil`. Equivalent to `.to(beNil())`.
    @_disfavoredOverload
    public static func == (expectation: Self, expected: _OptionalNilComparisonType) throws(Failure) {
        try expectation.check(beNil(), .to)
    }

    /// Expects an optional not to be `nil`. Equivalent to `.notTo(beNil())`.
    @_disfavoredOverload
    public static func != (expectation: Self, expected: _OptionalNilComparisonType) throws(Failure) {
        try expectation.check(beNil(), .notTo)
    }
}

extension AsyncExpecting {
    /// Expects an optional to be `nil`. Equivalent to `.to(beNil())`.
    @_disfavoredOverload
    public nonisolated(nonsending) static func == (
        expectation: Self,
        expected: _OptionalNilComparisonType
    ) async throws(Failure) {
        _ = try await expectation.to(beNil())
    }

    /// Expects an optional not to be `nil`. Equivalent to `.notTo(beNil())`.
    @_disfavoredOverload
    public nonisolated(nonsending) static func != (
        expectation: Self,
        expected: _OptionalNilComparisonType
    ) async throws(Failure) {
        _ = try await expectation.notTo(beNil())
    }
}

extension Expecting {
    /// Expects the value to be the object `expected`. Equivalent to `.to(beIdenticalTo(expected))`.
    public static func === (expectation: Self, expected: AnyObject?) throws(Failure) {
        try expectation.check(beIdenticalTo(expected), .to)
    }

    /// Expects an object other than `expected`. Equivalent to `.notTo(beIdenticalTo(expected))`.
    public static func !== (expectation: Self, expected: AnyObject?) throws(Failure) {
        try expectation.check(beIdenticalTo(expected), .notTo)
    }
}

extension AsyncExpecting {
    /// Expects the value to be the object `expected`. Equivalent to `.to(beIdenticalTo(expected))`.
    public nonisolated(nonsending) static func === (expectation: Self, expected: AnyObject?) async throws(Failure) {
        _ = try await expectation.to(beIdenticalTo(expected))
    }

    /// Expects an object other than `expected`. Equivalent to `.notTo(beIdenticalTo(expected))`.
    public nonisolated(nonsending) static func !== (expectation: Self, expected: AnyObject?) async throws(Failure) {
        _ = try await expectation.notTo(beIdenticalTo(expected))
    }
}
