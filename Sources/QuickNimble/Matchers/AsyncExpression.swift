import Expect

/// Nimble's name for what an `AsyncMatcher` judges: the expression in `expect { … }`.
///
/// As with ``Expression``, its value or error is known when a matcher is asked.
public struct AsyncExpression<Value> {
    private let source: nonisolated(nonsending) () async throws -> Value?
    /// The place of the expectation, if it is known.
    public let location: SourceLocation

    /// Makes an expression that awaits its value each time it is needed.
    public init(
        expression: nonisolated(nonsending) @escaping () async throws -> Value?,
        location: SourceLocation
    ) {
        source = expression
        self.location = location
    }

    /// The value, or the error of the expression.
    public nonisolated(nonsending) func evaluate() async throws -> Value? { try await source() }

    /// The expression with a value made from this one's.
    public func cast<Other>(
        _ block: nonisolated(nonsending) @escaping (Value?) async throws -> Other?
    ) -> AsyncExpression<Other> {
        AsyncExpression<Other>(expression: { try await block(evaluate()) }, location: location)
    }

    /// The expression whose outcome is known, after awaiting it.
    public nonisolated(nonsending) func toSynchronousExpression() async -> Expression<Value> {
        Expression(await outcome())
    }

    nonisolated(nonsending) func outcome() async -> Outcome<Value> {
        do { return .value(try await evaluate()) } catch { return .error(error) }
    }
}
