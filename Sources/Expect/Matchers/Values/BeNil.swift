/// Matches `nil`.
///
/// ```swift
/// expect(Int("x")).to(beNil())
/// ```
///
/// A `nil` inside another optional matches, too:
///
/// ```swift
/// expect([nil, nil] as [Int?]).to(allPass(beNil()))
/// ```
///
/// Fails with «expected to be nil, got 1».
public func beNil<Value>() -> Matcher<Value> {
    let matcher = Matcher<Value>.nilable("be nil") { isNil($0) }
    matcher.body.judgesClosures = !CallableType.returnsValue(Value.self)
    return matcher
}

/// Whether a value is `nil`, or an optional that contains `nil`.
package func isNil(_ value: Any?) -> Bool {
    guard let value else { return true }
    return (value as? any Nilable)?.isNil ?? false
}

private protocol Nilable {
    var isNil: Bool { get }
}

extension Optional: Nilable {
    fileprivate var isNil: Bool { Expect.isNil(self) }
}
