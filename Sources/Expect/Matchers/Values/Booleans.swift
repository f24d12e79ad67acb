/// Matches `true`. `false` and `nil` do not match.
///
/// Example: `expect(list.isEmpty).to(beTrue())`. Fails with `expected to be true, got false`.
public func beTrue() -> Matcher<Bool> {
    .nilable("be true") { $0 == true }
}

/// Matches `false`. `true` and `nil` do not match.
///
/// Example: `expect(list.isEmpty).to(beFalse())`. Fails with `expected to be false, got true`.
public func beFalse() -> Matcher<Bool> {
    .nilable("be false") { $0 == false }
}

/// Matches `true`. The failure message contains the reason.
///
/// Example: `expect(list.isSorted).to(beTrueBecause("the list is sorted by date"))`. Fails with
/// `expected to be true because the list is sorted by date, got false`.
public func beTrueBecause(_ reason: @autoclosure @escaping () -> String) -> Matcher<Bool> {
    .nilable("be true because \(reason())") { $0 == true }
}

/// Matches `false`. The failure message contains the reason.
///
/// Example: `expect(door.isOpen).to(beFalseBecause("nobody has rung"))`. Fails with `expected to be
/// false because nobody has rung, got true`.
public func beFalseBecause(_ reason: @autoclosure @escaping () -> String) -> Matcher<Bool> {
    .nilable("be false because \(reason())") { $0 == false }
}

/// Matches a value that equals the Boolean literal `true`. `nil` does not match.
///
/// Example: `expect(flag).to(beTruthy())`. Fails with `expected to be truthy, got false`.
public func beTruthy<Value: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<Value> {
    .nilable("be truthy") { $0 == true }
}

/// Matches `nil`, and any value that does not equal the Boolean literal `true`.
///
/// Example: `expect(flag).to(beFalsy())`. Fails with `expected to be falsy, got true`.
public func beFalsy<Value: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<Value> {
    .nilable("be falsy") { $0 != true }
}
