/// Matches a value if the result of `transform` satisfies `matcher`. Both `to` and `notTo`
/// fail for `nil`. An error that `transform` throws is treated like one that the expression throws.
///
/// ```swift
/// expect(view).to(map(\.title, equal("Facts")))
/// expect("12").to(map({ Int($0) }, equal(12)))
/// ```
///
/// Fails with `expected to map to a value to equal 12, got "13"`, followed by the mapped value.
public func map<Value, Other>(
    _ transform: @escaping (Value) throws -> Other?,
    _ matcher: Matcher<Other>
) -> Matcher<Value> {
    Matcher(
        "map to a value to \(matcher.phrase())",
        judgeValue: { value in
            let mapped = Outcome<Other>(of: { try transform(value) })
            let result = matcher.judge(mapped)
            var error = result.error
            if case .error(let thrown) = mapped { error = thrown }
            return MatchResult(result.verdict, error: error) { ["mapped: \(mapped.text())"] }
        }
    )
}

/// Matches a value if an ``AsyncMatcher`` matches the result of `transform`. Example:
/// `await expect(view).to(map(\.title, beKnown(to: directory)))`.
public func map<Value, Other>(
    _ transform: @escaping (Value) throws -> Other?,
    _ matcher: AsyncMatcher<Other>
) -> AsyncMatcher<Value> {
    map({ value async throws in try transform(value) }, matcher)
}

/// Matches a value if the awaited result of `transform` satisfies `matcher`. Example: `await expect
/// { identifier }.to(map({ await store.name(of: $0) }, equal("Ann")))`.
public func map<Value, Other>(
    _ transform: nonisolated(nonsending) @escaping (Value) async throws -> Other?,
    _ matcher: some Matching<Other>
) -> AsyncMatcher<Value> {
    let matcher = matcher.asyncMatcher
    return AsyncMatcher(settling: { outcome in
        guard case .value(let value?) = outcome else { return map({ _ in nil }, await matcher.settle(.value(nil))) }
        let other = await Outcome<Other>(of: { try await transform(value) })
        return map({ _ in try other.get() }, await matcher.settle(other))
    })
}
