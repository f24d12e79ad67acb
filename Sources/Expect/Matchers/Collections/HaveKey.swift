/// Matches a dictionary that has the given key. Both `to` and `notTo` fail for `nil`.
///
/// `expect(headers).to(haveKey("Accept"))` fails with `expected to have key "Accept", got [:]`.
public func haveKey<Key: Hashable, Value>(_ key: Key) -> Matcher<[Key: Value]> {
    Matcher("have key \(describe(key))") { $0.keys.contains(key) }
}

/// Matches a dictionary with a key that satisfies `matcher`, as in `haveKey(beginWith("X-"))`.
public func haveKey<Key: Hashable, Value>(_ matcher: Matcher<Key>) -> Matcher<[Key: Value]> {
    Matcher(
        "have a key to \(matcher.phrase())",
        judgeValue: { dictionary in
            let search = ElementSearch(for: [ElementMatcher(matcher)], in: dictionary.keys)
            return MatchResult(search.verdict, error: search.unknownError) {
                search.unknownDetails.map { Detail($0.text) }
            }
        }
    )
}

/// Matches a dictionary whose value for `key` equals `value`. Both `to` and `notTo` fail for `nil`.
///
/// Example: `expect(headers).to(haveKeyWithValue("Accept", "text/html"))`. Fails with `expected to
/// have key "Accept" with value "text/html", got ["Accept": "*/*"]`.
public func haveKeyWithValue<Key: Hashable, Value: Equatable>(_ key: Key, _ value: Value) -> Matcher<[Key: Value]> {
    haveKeyWithValue(key, ElementMatcher(value))
}

/// Matches a dictionary whose value for `key` satisfies `matcher`.
///
/// Example: `expect(headers).to(haveKeyWithValue("Accept", beginWith("text/")))`. Fails with
/// `expected to have key "Accept" with value (begin with "text/"), got ["Accept": "*/*"]`.
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
