/// Matches `false`; the message contains the reason.
///
/// ```swift
/// expect(door.isOpen).to(beFalseBecause("nobody has rung"))
/// ```
///
/// Fails with «expected to be false because nobody has rung, got true».
public func beFalseBecause(_ reason: @autoclosure @escaping () -> String) -> Matcher<Bool> {
    .nilable("be false because \(reason())") { $0 == false }
}
