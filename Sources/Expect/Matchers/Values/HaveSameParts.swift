/// Matches a value all of whose parts equal those of another: for values that are not `Equatable`. Parts that are compare by `==`,
/// objects and structures by their fields. `nil` fails both ways, and so does a part that cannot be compared, such as a closure.
///
/// As in `expect(answer).to(haveSameParts(as: ["id": 1, "tags": ["new"]]))`, where `answer` is a `[String: Any]`. Fails with
/// «expected to have the same parts as ["id": 1], got ["id": 2]».
public func haveSameParts<Value>(as expected: Value) -> Matcher<Value> {
    let matcher = Matcher<Value>("", judgeValue: { MatchResult(comparing: $0, with: expected) })
    matcher.comparing("have the same parts as", with: expected)
    return matcher
}
