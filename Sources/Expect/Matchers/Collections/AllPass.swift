/// Matches a sequence whose elements all satisfy `matcher`. Both `to` and `notTo` fail for `nil`.
///
/// Example: `expect(prices).to(allPass(beGreaterThan(0)))`. Fails with `expected to all be greater
/// than 0, got [1, 0]`, followed by a line for each element that does not match. An empty sequence
/// matches.
public func allPass<Value: Sequence>(_ matcher: Matcher<Value.Element>) -> Matcher<Value> {
    Matcher("all \(matcher.phrase())", judgeValue: { judgeEach($0.lazy.map { ($0, matcher) }) })
}

/// Matches a sequence whose elements all satisfy `predicate`, as in `allPass { $0 > 0 }`. Fails
/// with `expected to all satisfy the predicate, got [1, 0]`.
public func allPass<Value: Sequence>(_ predicate: @escaping (Value.Element) throws -> Bool) -> Matcher<Value> {
    allPass("satisfy the predicate", predicate)
}

/// Matches a sequence whose elements all satisfy `predicate`. The failure message contains
/// `description`. Example: `expect(prices).to(allPass("cost something") { $0 > 0 })`.
public func allPass<Value: Sequence>(
    _ description: String,
    _ predicate: @escaping (Value.Element) throws -> Bool
) -> Matcher<Value> {
    allPass(Matcher(description, predicate))
}

/// Matches a sequence whose elements all satisfy an async `predicate`. Example:
/// `await expect(names).to(allPass { await directory.contains($0) })`.
@_disfavoredOverload
public func allPass<Value: Sequence>(
    _ predicate: nonisolated(nonsending) @escaping (Value.Element) async throws -> Bool
) -> AsyncMatcher<Value> {
    allPass("satisfy the predicate", predicate)
}

/// Matches a sequence whose elements all satisfy an async `predicate` described by `description`.
@_disfavoredOverload
public func allPass<Value: Sequence>(
    _ description: String,
    _ predicate: nonisolated(nonsending) @escaping (Value.Element) async throws -> Bool
) -> AsyncMatcher<Value> {
    allPass(AsyncMatcher(description, predicate))
}

/// Matches a sequence whose elements all satisfy an ``AsyncMatcher``. Example:
/// `await expect { names }.to(allPass(beKnown(to: directory)))`.
public func allPass<Value: Sequence>(_ matcher: AsyncMatcher<Value.Element>) -> AsyncMatcher<Value> {
    AsyncMatcher(settling: { outcome in
        guard case .value(let value?) = outcome else { return allPass("match") { _ in true } }
        var pairs: [(Value.Element, Matcher<Value.Element>)] = []
        for element in value { pairs.append((element, await matcher.settle(.value(element)))) }
        return Matcher("all \(pairs.first?.1.phrase() ?? "match")", judgeValue: { [pairs] _ in judgeEach(pairs) })
    })
}

func judgeEach<Element>(_ pairs: some Sequence<(Element, Matcher<Element>)>) -> MatchResult {
    var unmet: [MatchResult] = []
    for (index, (element, matcher)) in pairs.enumerated() {
        let result = matcher.judgePart(.value(element), at: "[\(index)]")
        if !result.isMatch { unmet.append(result) }
    }
    if unmet.isEmpty { return .matches }
    let hasMismatch = unmet.contains { $0.verdict == .doesNotMatch }
    let error = unmet.lazy.compactMap(\.error).first
    return MatchResult(hasMismatch ? .doesNotMatch : .fails, error: error) { unmet.detailsOfFirst { $0.details() } }
}
