/// Matches what equals `true`, also of types other than `Bool` that can be written so; `nil` does not.
///
/// ```swift
/// expect(flag).to(beTruthy())
/// ```
///
/// Fails with «expected to be truthy, got false».
public func beTruthy<Value: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<Value> {
    .nilable("be truthy") { $0 == true }
}
