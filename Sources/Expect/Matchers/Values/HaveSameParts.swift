/// Matches a value that is not `Equatable` and has the same parts as another, compared by `==` or
/// by their parts. `nil` fails both ways, and so does an incomparable part, such as a closure.
///
/// As in `expect(answer).to(haveSameParts(as: ["id": 1]))` of a `[String: Any]`. Fails with
/// «expected to have the same parts as ["id": 1], got ["id": 2]».
public func haveSameParts<Value>(as expected: Value) -> Matcher<Value> {
    let matcher = Matcher<Value>("", judgeValue: { MatchResult(comparing: $0, with: expected) })
    matcher.comparing("have the same parts as", with: expected)
    return matcher
}
