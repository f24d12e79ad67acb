/// Matches a sequence of exactly these elements in any order. Both `to` and `notTo` fail for `nil`.
///
/// Example: `expect(tags).to(consistOf("new", "long"))`. Fails with `expected to consist of "new"
/// and "long", got ["long", "old"]`, followed by the missing and unexpected elements.
public func consistOf<Value: Sequence>(_ elements: Value.Element...) -> Matcher<Value> where Value.Element: Equatable {
    consistOf(elements.map { ElementMatcher($0) })
}

/// Matches a sequence that consists of exactly the elements of an array, in any order. Example:
/// `expect(tags).to(consistOf(["new", "long"]))`.
public func consistOf<Value: Sequence>(_ elements: [Value.Element]) -> Matcher<Value> where Value.Element: Equatable {
    consistOf(elements.map { ElementMatcher($0) })
}

/// Matches a sequence whose elements can be paired one to one with the matchers, so that each
/// element satisfies its matcher. Example:
/// `expect([20, 1]).to(consistOf(beLessThan(2), beGreaterThan(10)))`.
public func consistOf<Value: Sequence>(_ matchers: Matcher<Value.Element>...) -> Matcher<Value> {
    consistOf(matchers)
}

/// Matches a sequence whose elements can be paired one to one with the matchers in an array, so
/// that each element satisfies its matcher.
public func consistOf<Value: Sequence>(_ matchers: [Matcher<Value.Element>]) -> Matcher<Value> {
    consistOf(matchers.map { ElementMatcher($0) })
}

func consistOf<Value: Sequence>(
    _ matchers: [ElementMatcher<Value.Element>],
    maxComparisons: Int = SearchLimit.maxComparisons
) -> Matcher<Value> {
    Matcher(
        "consist of \(matchers.enumeration())",
        judgeValue: { value in
            let pairing = ElementPairing(Array(value), matchers, maxComparisons: maxComparisons)
            if pairing.isCutShort { return MatchResult(.fails) { [SearchLimit.detail(after: maxComparisons)] } }
            let verdict = pairing.verdict
            return MatchResult(verdict, error: pairing.unknownError) {
                if verdict == .fails { return pairing.unknownDetails }
                return pairing.unpairedMatchers.map { "missing \($0.text())" as Detail }.firstLines
                    + pairing.unpairedElements.map { "unexpected \(describe($0))" as Detail }.firstLines
            }
        }
    )
}
