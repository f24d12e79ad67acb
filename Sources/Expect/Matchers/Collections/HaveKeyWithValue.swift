/// Matches a dictionary that has a value for a key. `nil` fails both ways.
///
/// ```swift
/// expect(headers).to(haveKeyWithValue("Accept", "text/html"))
/// ```
///
/// Fails with «expected to have key "Accept" with value "text/html", got ["Accept": "*/*"]».
public func haveKeyWithValue<Key: Hashable, Value: Equatable>(_ key: Key, _ value: Value) -> Matcher<[Key: Value]> {
    haveKeyWithValue(key, ElementMatcher(value))
}

/// Matches a dictionary whose value for a key matches.
///
/// ```swift
/// expect(headers).to(haveKeyWithValue("Accept", beginWith("text/")))
/// ```
///
/// Fails with «expected to have key "Accept" with value (begin with "text/"), got ["Accept": "*/*"]».
public func haveKeyWithValue<Key: Hashable, Value>(_ key: Key, _ matcher: Matcher<Value>) -> Matcher<[Key: Value]> {
    haveKeyWithValue(key, ElementMatcher(matcher))
}

private func haveKeyWithValue<Key: Hashable, Value>(
    _ key: Key,
    _ element: ElementMatcher<Value>
) -> Matcher<[Key: Value]> {
    Matcher(
        "have key \(describe(key)) with value \(element.text())",
        judgeValue: { dictionary in
            let path = { "[\(describe(key))]" }
            guard let value = dictionary[key] else {
                return MatchResult(.doesNotMatch) { [Detail(path: path(), "missing")] }
            }
            return element.matcher.judgePart(.value(value), at: path())
        }
    )
}
