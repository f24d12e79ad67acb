/// Matches `nil`.
///
/// ```swift
/// expect(Int("x")).to(beNil())
/// ```
///
/// An element that is `nil` matches, too:
///
/// ```swift
/// expect([nil, nil] as [Int?]).to(allPass(beNil()))
/// ```
///
/// Fails with «expected to be nil, got 1».
public func beNil<Value>() -> Matcher<Value> {
    .nilable("be nil") { isNil($0) }
}

/// Whether a value is `nil`, also one inside of another optional.
private func isNil(_ value: Any?) -> Bool {
    guard let value else { return true }
    return (value as? any Nilable)?.isNil ?? false
}

private protocol Nilable {
    var isNil: Bool { get }
}

extension Optional: Nilable {
    fileprivate var isNil: Bool { Expect.isNil(self) }
}
