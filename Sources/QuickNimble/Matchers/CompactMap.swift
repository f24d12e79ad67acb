import Expect

/// Matches a value if the result of `transform` satisfies `matcher`, as in
/// `compactMap({ $0 as? Dog }, map(\.name, equal("Rex")))`.
///
/// A `nil` result is also passed to the matcher. For sequences, see Expect's `compactMap`.
@_disfavoredOverload
public func compactMap<Value, Other>(
    _ transform: @escaping (Value) throws -> Other?,
    _ matcher: Matcher<Other>
) -> Matcher<Value> {
    map(transform, matcher)
}

/// Matches a value if the result of the async closure `transform` satisfies `matcher`.
@_disfavoredOverload
public func compactMap<Value, Other>(
    _ transform: nonisolated(nonsending) @escaping (Value) async throws -> Other?,
    _ matcher: some Matching<Other>
) -> AsyncMatcher<Value> {
    map(transform, matcher)
}
