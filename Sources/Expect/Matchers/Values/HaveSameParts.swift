/// Matches a value with the same parts as `expected`, even if the type is not `Equatable`. Parts
/// are compared with `==` if they are `Equatable`, otherwise part by part. Both `to` and `notTo`
/// fail for `nil`. They also fail if no difference is found but a part, such as a closure, cannot
/// be compared.
///
/// Example, for a `[String: Any]`: `expect(answer).to(haveSameParts(as: ["id": 1]))`. Fails with
/// `expected to have the same parts as ["id": 1], got ["id": 2]`.
public func haveSameParts<Value>(as expected: Value) -> Matcher<Value> {
    Matcher(
        "have the same parts as",
        comparedWith: expected,
        judgeValue: { MatchResult(comparing: $0, with: expected) }
    )
}
