/// Matches a value that equals `true`, of `Bool` or another type with Boolean literals. `nil` does not match.
///
/// ```swift
/// expect(flag).to(beTruthy())
/// ```
///
/// Fails with «expected to be truthy, got false».
public func beTruthy<Value: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<Value> {
    .nilable("be truthy") { $0 == true }
}
