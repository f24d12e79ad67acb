/// Matches `nil` and a value that is not equal to `true`, of `Bool` or another type with Boolean literals.
///
/// ```swift
/// expect(flag).to(beFalsy())
/// ```
///
/// Fails with «expected to be falsy, got true».
public func beFalsy<Value: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<Value> {
    .nilable("be falsy") { $0 != true }
}
