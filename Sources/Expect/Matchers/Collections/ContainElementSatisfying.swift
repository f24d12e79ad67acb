/// Matches a sequence that has an element for which `predicate` is true. `nil` fails both ways.
///
/// ```swift
/// expect(facts).to(containElementSatisfying({ $0.isNew }, "be new"))
/// ```
///
/// Fails with «expected to contain an element to be new, got […]».
///
/// - Parameters:
///   - predicate: Whether an element satisfies the condition.
///   - description: The condition, for the message.
public func containElementSatisfying<Value: Sequence>(
    _ predicate: @escaping (Value.Element) throws -> Bool,
    _ description: String = "satisfy the predicate"
) -> Matcher<Value> {
    Matcher("contain an element to \(description)") { try $0.contains(where: predicate) }
}

/// Matches a sequence that has an element for which `predicate` is true, and awaits it. `nil` fails both ways.
///
/// ```swift
/// await expect(names).to(containElementSatisfying { await directory.contains($0) })
/// ```
@_disfavoredOverload
public func containElementSatisfying<Value: Sequence>(
    _ predicate: nonisolated(nonsending) @escaping (Value.Element) async throws -> Bool,
    _ description: String = "satisfy the predicate"
) -> AsyncMatcher<Value> {
    AsyncMatcher("contain an element to \(description)") { elements in
        for element in elements where try await predicate(element) { return true }
        return false
    }
}
