import Expect

// Async counterparts of the initializers and functions in `Matcher+Nimble.swift`.

extension AsyncMatcher {
    /// Creates a matcher from an async closure that returns a status and a message.
    public init(_ matcher: nonisolated(nonsending) @escaping (AsyncExpression<Value>) async throws -> MatcherResult) {
        self.init(saying: "match", matcher)
    }

    /// Creates a matcher whose closure provides the message. Both `to` and `notTo` fail for `nil`.
    public static func define(
        matcher: nonisolated(nonsending) @escaping (AsyncExpression<Value>) async throws -> MatcherResult
    ) -> AsyncMatcher {
        AsyncMatcher(matcher).requireNonNil
    }

    /// Creates a matcher whose closure receives a message. Both `to` and `notTo` fail for `nil`.
    public static func define(
        _ message: String = "match",
        matcher:
            nonisolated(nonsending) @escaping (AsyncExpression<Value>, ExpectationMessage) async throws ->
            MatcherResult
    ) -> AsyncMatcher {
        defineNilable(message, matcher: matcher).requireNonNil
    }

    /// Creates a matcher whose closure receives a message and determines whether `nil` matches.
    public static func defineNilable(
        _ message: String = "match",
        matcher:
            nonisolated(nonsending) @escaping (AsyncExpression<Value>, ExpectationMessage) async throws ->
            MatcherResult
    ) -> AsyncMatcher {
        AsyncMatcher(saying: message) { try await matcher($0, .expectedActualValueTo(message)) }
    }

    /// Creates a matcher with a fixed message. Both `to` and `notTo` fail for `nil`.
    public static func simple(
        _ message: String = "match",
        matcher: nonisolated(nonsending) @escaping (AsyncExpression<Value>) async throws -> MatcherStatus
    ) -> AsyncMatcher {
        simpleNilable(message, matcher: matcher).requireNonNil
    }

    /// Creates a matcher with a fixed message. The closure determines whether `nil` matches.
    public static func simpleNilable(
        _ message: String = "match",
        matcher: nonisolated(nonsending) @escaping (AsyncExpression<Value>) async throws -> MatcherStatus
    ) -> AsyncMatcher {
        defineNilable(message) { MatcherResult(status: try await matcher($0), message: $1) }
    }

    /// A copy of this matcher that makes both `to` and `notTo` fail if the value is `nil`.
    public var requireNonNil: AsyncMatcher {
        AsyncMatcher(settling: { await settle($0).requireNonNil })
    }

    /// Matches an expression and returns the result. Use this method to combine matchers.
    ///
    /// - Throws: The error that the expression throws, unless the matcher handles errors.
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

/// Nimble's type for the expression in `expect { … }`, as passed to an `AsyncMatcher`.
///
/// When a matcher receives the expression, the expression has already been evaluated.
public struct AsyncExpression<Value> {
    private let source: nonisolated(nonsending) () async throws -> Value?
    /// The source location of the expectation. If the location is unknown, `line` is 0.
    public let location: SourceLocation

    /// Creates an expression that is evaluated each time its value is needed.
    public init(
        expression: nonisolated(nonsending) @escaping () async throws -> Value?,
        location: SourceLocation
    ) {
        source = expression
        self.location = location
    }

    /// Evaluates the expression and returns its value, or throws its error.
    public nonisolated(nonsending) func evaluate() async throws -> Value? { try await source() }

    /// Returns an expression that applies a closure to this expression's value.
    public func cast<Other>(
        _ block: nonisolated(nonsending) @escaping (Value?) async throws -> Other?
    ) -> AsyncExpression<Other> {
        AsyncExpression<Other>(expression: { try await block(evaluate()) }, location: location)
    }

    /// Evaluates the expression and returns a sync expression with the same value or error.
    public nonisolated(nonsending) func toSynchronousExpression() async -> Expression<Value> {
        Expression(await outcome())
    }

    nonisolated(nonsending) func outcome() async -> Outcome<Value> {
        do { return .value(try await evaluate()) } catch { return .error(error) }
    }
}
