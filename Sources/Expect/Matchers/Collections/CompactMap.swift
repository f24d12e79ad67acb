/// Matches a sequence if the result of its `compactMap` satisfies `matcher`. Both `to` and `notTo`
/// fail for `nil`.
///
/// Example: `expect(texts).to(compactMap({ Int($0) }, equal([1, 2])))`. Fails with `expected to map
/// to a value to equal [1, 2], got ["1"]`, followed by the mapped value.
public func compactMap<Value: Sequence, Element>(
    _ transform: @escaping (Value.Element) throws -> Element?,
    _ matcher: Matcher<[Element]>
) -> Matcher<Value> {
    map({ try $0.compactMap(transform) }, matcher)
}

/// Matches a sequence if the result of its `compactMap` satisfies `matcher`. At least one of
/// `transform` and `matcher` is async. Example: `await expect(identifiers).to(compactMap({ await
/// store.name(of: $0) }, equal(["Ann"])))`.
public func compactMap<Value: Sequence, Element>(
    _ transform: nonisolated(nonsending) @escaping (Value.Element) async throws -> Element?,
    _ matcher: some Matching<[Element]>
) -> AsyncMatcher<Value> {
    map(
        { (sequence: Value) in
            var results: [Element] = []
            for element in sequence {
                if let result = try await transform(element) { results.append(result) }
            }
            return results
        },
        matcher
    )
}
