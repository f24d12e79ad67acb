import Expect

// The same as for `Matcher`, with closures that await.

extension AsyncMatcher {
    /// Makes a matcher that judges an expression, may await, and writes its own message.
    public init(_ matcher: nonisolated(nonsending) @escaping (AsyncExpression<Value>) async throws -> MatcherResult) {
        self.init(saying: "match", matcher)
    }

    /// Makes a matcher that writes its own message and fails for `nil` both ways.
    public static func define(
        matcher: nonisolated(nonsending) @escaping (AsyncExpression<Value>) async throws -> MatcherResult
    ) -> AsyncMatcher {
        AsyncMatcher(matcher).requireNonNil
    }

    /// Makes a matcher that passes a message to its closure and fails for `nil` both ways.
    public static func define(
        _ message: String = "match",
        matcher:
            nonisolated(nonsending) @escaping (AsyncExpression<Value>, ExpectationMessage) async throws ->
            MatcherResult
    ) -> AsyncMatcher {
        defineNilable(message, matcher: matcher).requireNonNil
    }

    /// Makes a matcher that passes a message to its closure and judges `nil`.
    public static func defineNilable(
        _ message: String = "match",
        matcher:
            nonisolated(nonsending) @escaping (AsyncExpression<Value>, ExpectationMessage) async throws ->
            MatcherResult
    ) -> AsyncMatcher {
        AsyncMatcher(saying: message) { try await matcher($0, .expectedActualValueTo(message)) }
    }

    /// Makes a matcher with a fixed message that fails for `nil` both ways.
    public static func simple(
        _ message: String = "match",
        matcher: nonisolated(nonsending) @escaping (AsyncExpression<Value>) async throws -> MatcherStatus
    ) -> AsyncMatcher {
        simpleNilable(message, matcher: matcher).requireNonNil
    }

    /// Makes a matcher with a fixed message that judges `nil`.
    public static func simpleNilable(
        _ message: String = "match",
        matcher: nonisolated(nonsending) @escaping (AsyncExpression<Value>) async throws -> MatcherStatus
    ) -> AsyncMatcher {
        defineNilable(message) { MatcherResult(status: try await matcher($0), message: $1) }
    }

    /// The matcher, except that it fails for `nil` both ways.
    public var requireNonNil: AsyncMatcher {
        AsyncMatcher(settling: { await settle($0).requireNonNil })
    }

    /// Judges an expression, for a matcher made from others.
    ///
    /// - Throws: The error of the expression, if the matcher does not judge errors.
    public nonisolated(nonsending) func satisfies(_ expression: AsyncExpression<Value>) async throws -> MatcherResult {
        let outcome = await expression.outcome()
        return try await settle(outcome).satisfies(Expression(outcome))
    }

    private init(
        saying phrase: String,
        _ matcher: nonisolated(nonsending) @escaping (AsyncExpression<Value>) async throws -> MatcherResult
    ) {
        self.init(settling: { outcome in
            let expression = AsyncExpression<Value>(expression: { try outcome.get() }, location: SourceLocation())
            let answer: Result<MatcherResult, any Error>
            do { answer = .success(try await matcher(expression)) } catch { answer = .failure(error) }
            return Matcher(saying: phrase) { _ in try answer.get() }
        })
    }
}

/// Nimble's name for the subject of an `AsyncMatcher`: the expression in `expect { … }`.
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

    /// The awaited expression with its outcome.
    public nonisolated(nonsending) func toSynchronousExpression() async -> Expression<Value> {
        Expression(await outcome())
    }

    nonisolated(nonsending) func outcome() async -> Outcome<Value> {
        do { return .value(try await evaluate()) } catch { return .error(error) }
    }
}
