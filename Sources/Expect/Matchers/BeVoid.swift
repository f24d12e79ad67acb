/// Matches `()`: what a function without a result gives. `nil` does not.
///
/// ```swift
/// expect(delegate?.didClose()).to(beVoid())
/// ```
///
/// Fails with «expected to be void, got nil».
public func beVoid() -> Matcher<Void> {
    .nilable("be void") { $0 != nil }
}
