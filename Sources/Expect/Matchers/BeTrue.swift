/// Matches `true`; neither `false` nor `nil` is.
///
/// ```swift
/// expect(list.isEmpty).to(beTrue())
/// ```
///
/// Fails with «expected to be true, got false».
public func beTrue() -> Matcher<Bool> {
    .nilable("be true") { $0 == true }
}
