/// Matches `expected` itself: the same object, not an equal one. `nil` is identical to `nil`.
///
/// ```swift
/// expect(cache.image).to(beIdenticalTo(image))
/// expect(cache.image) === image
/// expect(cache.image) !== otherImage
/// ```
///
/// Fails with «expected to be identical to Image, got Image», and tells both addresses.
public func beIdenticalTo<Value>(_ expected: AnyObject?) -> Matcher<Value> {
    .nilable("be identical to \(describe(expected))") { value in
        value.map { $0 as AnyObject } === expected
    } explain: {
        ["expected the object \(address(expected)), got the one \(address($0.map { $0 as AnyObject }))"]
    }
}

/// The same as `beIdenticalTo`.
public func be<Value>(_ expected: AnyObject?) -> Matcher<Value> {
    beIdenticalTo(expected)
}

extension Expecting {
    /// Expects the value to be `expected` itself: `.to(beIdenticalTo(expected))`.
    public static func === (expectation: Self, expected: AnyObject?) throws(Failure) {
        _ = try expectation.to(beIdenticalTo(expected))
    }

    /// Expects the value not to be `expected` itself: `.notTo(beIdenticalTo(expected))`.
    public static func !== (expectation: Self, expected: AnyObject?) throws(Failure) {
        _ = try expectation.notTo(beIdenticalTo(expected))
    }
}

extension AsyncExpecting {
    /// Expects the value to be `expected` itself: `.to(beIdenticalTo(expected))`.
    public nonisolated(nonsending) static func === (expectation: Self, expected: AnyObject?) async throws(Failure) {
        _ = try await expectation.to(beIdenticalTo(expected))
    }

    /// Expects the value not to be `expected` itself: `.notTo(beIdenticalTo(expected))`.
    public nonisolated(nonsending) static func !== (expectation: Self, expected: AnyObject?) async throws(Failure) {
        _ = try await expectation.notTo(beIdenticalTo(expected))
    }
}

private func address(_ object: AnyObject?) -> String {
    object.map { "at \(Unmanaged.passUnretained($0).toOpaque())" } ?? "at no address"
}
