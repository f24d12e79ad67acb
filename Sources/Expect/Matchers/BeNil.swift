/// Matches `nil`.
///
/// ```swift
/// expect(Int("x")).to(beNil())
/// ```
///
/// Fails with «expected to be nil, got 1».
public func beNil<Value>() -> Matcher<Value> {
    .nilable("be nil") { $0 == nil }
}
