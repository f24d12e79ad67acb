import Expect

/// Matches a value if the result of `transform` matches: `compactMap({ $0 as? Dog }, map(\.name, equal("Rex")))`.
///
/// A `transform` that returns `nil` gives `nil` to the matcher. Of a sequence, Expect's `compactMap` takes the elements.
@_disfavoredOverload
public func compactMap<Value, Other>(
    _ transform: @escaping (Value) throws -> Other?,
    _ matcher: Matcher<Other>
) -> Matcher<Value> {
    map(transform, matcher)
}

/// Matches a value if the awaited result of `transform` matches.
@_disfavoredOverload
public func compactMap<Value, Other>(
    _ transform: nonisolated(nonsending) @escaping (Value) async throws -> Other?,
    _ matcher: some Matching<Other>
) -> AsyncMatcher<Value> {
    map(transform, matcher)
}
