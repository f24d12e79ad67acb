/// Matches if all matchers match.
///
/// ```swift
/// expect(number).to(satisfyAllOf(beGreaterThan(0), beLessThan(5)))
/// expect(number).to(beGreaterThan(0) && beLessThan(5))
/// ```
///
/// Fails with `expected to be greater than 0 and be less than 5, got 7`.
public func satisfyAllOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> {
    satisfyAllOf(matchers)
}

/// Matches if all matchers in an array match.
public func satisfyAllOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
    .composed(of: matchers, all)
}

/// Matches if all matchers match. Some of the matchers may be async.
public func satisfyAllOf<Value>(_ matchers: any Matching<Value>...) -> AsyncMatcher<Value> {
    .composed(of: matchers, all)
}

extension Matcher {
    /// Matches if both matchers match. Equivalent to `satisfyAllOf`.
    public static func && (left: Matcher, right: Matcher) -> Matcher { satisfyAllOf([left, right]) }
}

extension Matching {
    /// Matches if both matchers match. One or both are async.
    @_disfavoredOverload
    public static func && (left: Self, right: some Matching<Value>) -> AsyncMatcher<Value> {
        satisfyAllOf(left as any Matching<Value>, right as any Matching<Value>)
    }
}

private func all<Value>(_ plain: [Matcher<Value>]) -> Matcher<Value> {
    Matcher(
        plain.map { $0.phrase() }.joined(separator: " and "),
        judge: { outcome in
            let results = plain.map { $0.judge(outcome) }
            let unmet = zip(plain, results).filter { $1.verdict == .doesNotMatch }
            // Polling reacts to some errors, such as `StopTrying`. So the result contains an error
            // even if another matcher determines the verdict.
            let error = results.lazy.compactMap(\.error).first
            if !unmet.isEmpty {
                return MatchResult(.doesNotMatch, error: error) {
                    unmet.flatMap { matcher, result -> [Detail] in
                        let inner = result.details()
                        guard inner.isEmpty else { return inner }
                        return ["not met: \(matcher.phrase())\(matcher.ownClause(outcome) ?? "")"]
                    }
                }
            }
            if results.allSatisfy(\.isMatch) { return .matches }
            return MatchResult(.fails, error: error) { results.filter { !$0.isMatch }.flatMap { $0.details() } }
        },
        outcomeText: plain.lazy.compactMap(\.body.outcomeText).first,
        ownStatement: { plain.map(\.statement).joined(separator: " and ") }
    )
}
