/// An expectation about a value that needs no `await`. A failure is recorded; the test continues.
public struct Expectation<Value>: Expecting {
    /// What `to` and the other checking methods return: nothing.
    public typealias Answer = Void
    /// What `to` and the other checking methods throw on failure: nothing.
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

    /// Returns the state of the expectation.
    public static func state(of expectation: Self) -> AssertionState { expectation.state }

    /// Evaluates the expression of the expectation.
    public static func value(of expectation: Self) throws -> Value? { try expectation.expression() }
}

/// An expectation about an awaited value. A failure is recorded, and the test continues.
public struct AsyncExpectation<Value>: AsyncExpecting {
    /// What `to` and the other checking methods return: nothing.
    public typealias Answer = Void
    /// What `to` and the other checking methods throw on failure: nothing.
    public typealias Failure = Never

    private let expression: nonisolated(nonsending) () async throws -> Value?
    package var state: AssertionState

    init(
        _ expression: nonisolated(nonsending) @escaping () async throws -> Value?,
        at location: StaticCodeLocation,
        isInParentheses: Bool
    ) {
        self.expression = expression
        state = AssertionState(at: location, isInParentheses: isInParentheses)
    }

    /// Returns the state of the expectation.
    public static func state(of expectation: Self) -> AssertionState { expectation.state }

    /// Returns the expression of the expectation, as an async function.
    public static func awaitedExpression(
        of expectation: Self
    ) -> nonisolated(nonsending) () async throws -> Value? { expectation.expression }
}
