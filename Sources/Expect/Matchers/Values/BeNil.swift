/// Matches `nil`, even if it is wrapped in other optionals. For example, `allPass(beNil())` matches
/// `[nil, nil]`.
///
/// Example: `expect(Int(text)).to(beNil())`. Fails with `expected to be nil, got 1`.
public func beNil<Value>() -> Matcher<Value> { beNil(judgesClosures: false) }

/// Rejects a closure that returns a value, because the test may have forgotten to call it. If
/// `judgesClosures` is `true`, rejects only async closures that return a value.
package func beNil<Value>(judgesClosures: Bool) -> Matcher<Value> {
    let matcher = Matcher<Value>.nilable("be nil") { isNil($0) }
    let isRefused = CallableType.returnsValue(Value.self) && (!judgesClosures || CallableType.isAsync(Value.self))
    matcher.body.judgesClosures = !isRefused
    return matcher
}

package func isNil(_ value: Any?) -> Bool {
    value.flatMap { unwrapped($0) } == nil
}

/// Matches `()`, the result of a function that returns nothing. `nil` does not match.
///
/// Example: `expect(delegate?.didClose()).to(beVoid())`. Fails with `expected to be void, got nil`.
public func beVoid() -> Matcher<Void> {
    .nilable("be void") { $0 != nil }
}
