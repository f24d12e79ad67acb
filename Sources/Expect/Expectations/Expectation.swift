/// An expectation about a synchronously computed value. The test continues after a failure.
public struct Expectation<Value>: Expecting {
    /// The return type of `to` and the other checking methods, which return nothing.
    public typealias Answer = Void
    /// The error type of `to` and the other checking methods, which never throw.
    public typealias Failure = Never

    let expression: () throws -> Value?
    package var state: AssertionState

    package init(
        _ expression: @escaping () throws -> Value?,
        at location: StaticCodeLocation,
        isInParentheses: Bool
    ) {
        self.expression = expression
        state = AssertionState(at: location, isInParentheses: isInParentheses)
    }

    /// Returns the expectation's state.
    public static func state(of expectation: Self) -> AssertionState { expectation.state }

    /// Evaluates the expectation's expression and returns the value.
    public static func value(of expectation: Self) throws -> Value? { try expectation.expression() }
}

/// An expectation about an awaited value. The test continues after a failure.
public struct AsyncExpectation<Value>: AsyncExpecting {
    /// The return type of `to` and the other checking methods, which return nothing.
    public typealias Answer = Void
    /// The error type of `to` and the other checking methods, which never throw.
    public typealias Failure = Never

    private let expression: nonisolated(nonsending) () async throws -> Value?
    package var state: AssertionState

    package init(
        _ expression: nonisolated(nonsending) @escaping () async throws -> Value?,
        at location: StaticCodeLocation,
        isInParentheses: Bool
    ) {
        self.expression = expression
        state = AssertionState(at: location, isInParentheses: isInParentheses)
    }

    /// Returns the expectation's state.
    public static func state(of expectation: Self) -> AssertionState { expectation.state }

    /// Returns the expectation's expression as an async function.
    public static func awaitedExpression(
        of expectation: Self
    ) -> nonisolated(nonsending) () async throws -> Value? { expectation.expression }
}
