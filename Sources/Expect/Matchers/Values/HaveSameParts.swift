/// Matches a value with the same parts as `expected`, even if the type is not `Equatable`. Parts
/// are compared by `==` or, if they are not `Equatable`, by their own parts. Both `to` and `notTo`
/// fail for `nil` and for a value with a part that cannot be compared, such as a closure.
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
