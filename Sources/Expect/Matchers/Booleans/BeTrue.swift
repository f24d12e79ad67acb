/// Matches `true`. `false` and `nil` do not match.
///
/// ```swift
/// expect(list.isEmpty).to(beTrue())
/// ```
///
/// Fails with «expected to be true, got false».
public func beTrue() -> Matcher<Bool> {
    .nilable("be true") { $0 == true }
}
