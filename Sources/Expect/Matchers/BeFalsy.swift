/// Matches what equals `false`, also of types other than `Bool` that can be written so, and `nil`.
///
/// ```swift
/// expect(flag).to(beFalsy())
/// ```
///
/// Fails with «expected to be falsy, got true».
public func beFalsy<Value: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<Value> {
    .nilable("be falsy") { $0 != true }
}
