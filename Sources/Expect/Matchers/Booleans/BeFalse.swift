/// Matches `false`. `true` and `nil` do not match.
///
/// ```swift
/// expect(list.isEmpty).to(beFalse())
/// ```
///
/// Fails with «expected to be false, got true».
@inlinable
public func beFalse() -> Matcher<Bool> {
    Matcher(Truth.self, false)
}
