/// Matches a value that equals `expected`; `nil` equals `nil` and nothing else.
///
/// ```swift
/// expect(1 + 2).to(equal(3))
/// expect(1 + 2) == 3
/// expect(1 + 2) != 4
/// ```
///
/// Fails with «expected to equal 3, got 4», and says below what differs if the two are more than a number or a word.
public func equal<Value: Equatable>(_ expected: Value?) -> Matcher<Value> {
    .nilable("equal \(describe(expected))") {
        $0 == expected
    } explain: {
        differences(expected: expected, actual: $0)
    }
}

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
