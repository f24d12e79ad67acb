/// Matches what all of the matchers match.
///
/// ```swift
/// expect(number).to(satisfyAllOf(beGreaterThan(0), beLessThan(5)))
/// expect(number).to(beGreaterThan(0) && beLessThan(5))
/// ```
///
/// Fails with «expected to be greater than 0 and be less than 5, got 7».
public func satisfyAllOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> {
    satisfyAllOf(matchers)
}

/// Matches what all of the matchers in a list match.
public func satisfyAllOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
    .composed(of: matchers, all)
}

/// Matches what all of the matchers, which have to be awaited, match.
public func satisfyAllOf<Value>(_ matchers: any Matching<Value>...) -> AsyncMatcher<Value> {
    .composed(of: matchers, all)
}

extension Matcher {
    /// The same as `satisfyAllOf`.
    public static func && (left: Matcher, right: Matcher) -> Matcher { satisfyAllOf([left, right]) }
}

extension AsyncMatcher {
    /// The same as `satisfyAllOf`.
    public static func && (left: AsyncMatcher, right: AsyncMatcher) -> AsyncMatcher {
        satisfyAllOf(left as any Matching<Value>, right as any Matching<Value>)
    }
}

private func all<Value>(_ plain: [Matcher<Value>]) -> Matcher<Value> {
    Matcher(
        plain.map { $0.phrase() }.joined(separator: " and "),
        judge: { outcome in
            let verdicts = plain.map { $0.judge(outcome) }
            if verdicts.contains(.doesNotMatch) { return .doesNotMatch }
            return verdicts.contains(.fails) ? .fails : .matches
        },
        explain: { outcome in
            plain.filter { $0.judge(outcome) != .matches }.flatMap { $0.unmet(by: outcome) }
        },
        outcomeText: plain.lazy.compactMap(\.outcomeText).first
    )
}

extension Matcher {
    /// Why this one of several does not match.
    fileprivate func unmet(by outcome: Outcome<Value>) -> [Detail] {
        guard judge(outcome) == .doesNotMatch else { return [] }
        let inner = explain(outcome)
        return inner.isEmpty ? ["not met: \(phrase())"] : inner
    }
}
