/// Matches `()`, the result of a function that returns nothing. `nil` does not match.
///
/// ```swift
/// expect(delegate?.didClose()).to(beVoid())
/// ```
///
/// Fails with «expected to be void, got nil».
public func beVoid() -> Matcher<Void> {
    .nilable("be void") { $0 != nil }
}
