/// Matches a collection of so many elements, or a string of so many characters. `nil` fails both ways.
///
/// ```swift
/// expect(transport.requests).to(haveCount(2))
/// ```
///
/// Fails with «expected to have count 2, got [1]», and tells the count below.
public func haveCount<Value: Collection>(_ count: Int) -> Matcher<Value> {
    Matcher("have count \(count)") {
        $0.count == count
    } explain: {
        ["its count is \($0.count)"]
    }
}

/// Matches a collection the number of whose elements matches.
///
/// ```swift
/// expect(transport.requests).to(haveCount(beGreaterThan(2)))
/// ```
public func haveCount<Value: Collection>(_ matcher: Matcher<Int>) -> Matcher<Value> {
    Matcher(
        "have a count to \(matcher.phrase())",
        judgeValue: { value in
            MatchResult(matcher.judge(.value(value.count)).verdict) { ["its count is \(value.count)"] }
        }
    )
}
