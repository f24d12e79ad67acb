/// Matches `false`. `true` and `nil` do not match.
///
/// ```swift
/// expect(list.isEmpty).to(beFalse())
/// ```
///
/// Fails with «expected to be false, got true».
public func beFalse() -> Matcher<Bool> {
    .nilable("be false") { $0 == false }
}
