/// Matches `false`; the failure tells why it should be.
///
/// ```swift
/// expect(door.isOpen).to(beFalseBecause("nobody has rung"))
/// ```
///
/// Fails with «expected to be false because nobody has rung, got true».
public func beFalseBecause(_ reason: @autoclosure @escaping () -> String) -> Matcher<Bool> {
    Matcher("be false because \(reason())", nilable: { $0 == false })
}
