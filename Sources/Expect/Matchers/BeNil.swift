/// Matches `nil`.
///
/// ```swift
/// expect(Int("x")).to(beNil())
/// ```
///
/// Fails with «expected to be nil, got 1».
public func beNil<Value>() -> Matcher<Value> {
    Matcher("be nil", nilable: { $0 == nil })
}
