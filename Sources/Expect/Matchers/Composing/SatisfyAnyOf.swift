/// Matches if at least one matcher matches.
///
/// ```swift
/// expect(number).to(satisfyAnyOf(equal(1), equal(2)))
/// expect(number).to(equal(1) || equal(2))
/// ```
///
/// Fails with `expected to equal 1 or equal 2, got 3`.
public func satisfyAnyOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> {
    satisfyAnyOf(matchers)
}

/// Matches if at least one matcher in an array matches.
public func satisfyAnyOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
    .composed(of: matchers, any)
}

/// Matches if at least one matcher matches. Some of the matchers may be async.
public func satisfyAnyOf<Value>(_ matchers: any Matching<Value>...) -> AsyncMatcher<Value> {
    .composed(of: matchers, any)
}

extension Matcher {
    /// Matches if at least one of the matchers matches. Equivalent to `satisfyAnyOf`.
    public static func || (left: Matcher, right: Matcher) -> Matcher { satisfyAnyOf([left, right]) }
}

extension Matching {
    /// Matches if at least one of the matchers matches. One or both are async.
    @_disfavoredOverload
    public static func || (left: Self, right: some Matching<Value>) -> AsyncMatcher<Value> {
        satisfyAnyOf(left as any Matching<Value>, right as any Matching<Value>)
    }
}

private func any<Value>(_ plain: [Matcher<Value>]) -> Matcher<Value> {
    Matcher(
        plain.map { $0.phrase() }.joined(separator: " or "),
        judge: { outcome in
            let results = plain.map { $0.judge(outcome) }
            if results.contains(where: \.isMatch) { return .matches }
            let verdict: MatchVerdict = results.contains { $0.verdict == .fails } ? .fails : .doesNotMatch
            return MatchResult(verdict, error: results.lazy.compactMap(\.error).first) {
                results.flatMap { $0.details() }
            }
        },
        outcomeText: plain.lazy.compactMap(\.body.outcomeText).first,
        ownStatement: { plain.map(\.statement).joined(separator: " or ") }
    )
}
