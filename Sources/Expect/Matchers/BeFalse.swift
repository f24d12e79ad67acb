/// Matches `false`; neither `true` nor `nil` is.
///
/// ```swift
/// expect(list.isEmpty).to(beFalse())
/// ```
///
/// Fails with «expected to be false, got true».
public func beFalse() -> Matcher<Bool> {
    Matcher("be false", nilable: { $0 == false })
}
