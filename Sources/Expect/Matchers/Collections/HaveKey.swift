/// Matches a dictionary that has a key. `nil` fails both ways.
///
/// ```swift
/// expect(headers).to(haveKey("Accept"))
/// ```
///
/// Fails with «expected to have key "Accept", got ["Host": "a"]».
public func haveKey<Key: Hashable, Value>(_ key: Key) -> Matcher<[Key: Value]> {
    Matcher("have key \(describe(key))") { $0.keys.contains(key) }
}

/// Matches a dictionary with a key that matches.
///
/// ```swift
/// expect(headers).to(haveKey(beginWith("X-")))
/// ```
public func haveKey<Key: Hashable, Value>(_ matcher: Matcher<Key>) -> Matcher<[Key: Value]> {
    Matcher(
        "have a key to \(matcher.phrase())",
        judgeValue: { dictionary in
            let search = ElementSearch(
                for: [ElementMatcher(matcher)],
                in: dictionary.keys,
                mostComparisons: SearchLimit.mostComparisons
            )
            return MatchResult(search.verdict, error: search.unknownError) {
                search.unknownDetails.map { Detail($0.text) }
            }
        }
    )
}
