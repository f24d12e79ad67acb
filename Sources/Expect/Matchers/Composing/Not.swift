/// Matches if `matcher` does not match. If `matcher` fails both `to` and `notTo`, so does this
/// matcher.
///
/// ```swift
/// expect(list).to(not(contain(3)))
/// expect(list).to(!contain(3))
/// ```
///
/// Fails with `expected to not contain 3, got [1, 2, 3]`.
public func not<Value>(_ matcher: Matcher<Value>) -> Matcher<Value> {
    .composed(of: [matcher]) { plain in
        Matcher(
            "not \(plain[0].phrase())",
            judge: { outcome in
                let result = plain[0].judge(outcome)
                return switch result.verdict {
                case .matches: .doesNotMatch
                case .doesNotMatch: .matches
                case .fails: MatchResult(.fails, error: result.error, details: result.details)
                }
            },
            outcomeText: plain[0].body.outcomeText,
            got: plain[0].body.got,
            ownStatement: plain[0].body.ownStatement.map { _ in { "should not \(plain[0].phrase())" } }
        )
    }
}

/// Matches if an ``AsyncMatcher`` does not match.
public func not<Value>(_ matcher: AsyncMatcher<Value>) -> AsyncMatcher<Value> {
    .composed(of: [matcher]) { not($0[0]) }
}

extension Matcher {
    /// Negates a matcher. Equivalent to `not`.
    public static prefix func ! (matcher: Matcher) -> Matcher { not(matcher) }
}

extension AsyncMatcher {
    /// Negates a matcher. Equivalent to `not`.
    public static prefix func ! (matcher: AsyncMatcher) -> AsyncMatcher { not(matcher) }
}
