/// Matches `true`; the message contains the reason.
///
/// ```swift
/// expect(list.isSorted).to(beTrueBecause("the list is sorted by date"))
/// ```
///
/// Fails with «expected to be true because the list is sorted by date, got false».
public func beTrueBecause(_ reason: @autoclosure @escaping () -> String) -> Matcher<Bool> {
    .nilable("be true because \(reason())") { $0 == true }
}
