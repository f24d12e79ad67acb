/// Matches if the value is the same object as `expected`, not just an equal one. `nil` matches
/// `nil`.
///
/// ```swift
/// expect(cache.image).to(beIdenticalTo(image))
/// expect(cache.image) === image
/// expect(cache.image) !== otherImage
/// ```
///
/// Fails with `expected to be identical to Image(), got Image()`, followed by both addresses.
public func beIdenticalTo<Value>(_ expected: AnyObject?) -> Matcher<Value> {
    .nilable("be identical to \(describe(expected))") { value in
        value.map { $0 as AnyObject } === expected
    } explain: {
        ["expected \(text(of: expected)), got \(text(of: $0.map { $0 as AnyObject }))"]
    }
}

/// Matches if the value is the same object as `expected`. Equivalent to `beIdenticalTo`.
public func be<Value>(_ expected: AnyObject?) -> Matcher<Value> {
    beIdenticalTo(expected)
}

private func text(of object: AnyObject?) -> String {
    object.map { "the object at \(Unmanaged.passUnretained($0).toOpaque())" } ?? "nil"
}
