/// An expectation about a value that needs no `await`; made by `expect(…)`. A failure is
/// recorded, and the test continues.
public struct Expectation<Value>: Expecting {
    /// A passing form returns nothing.
    public typealias Answer = Void
    /// A failing form throws nothing.
    public typealias Failure = Never

    let expression: () throws -> Value?
    package var state: AssertionState

    /// Begins an expectation.
    package init(
        _ expression: @escaping () throws -> Value?,
        at location: StaticCodeLocation,
        isInParentheses: Bool
    ) {
        self.expression = expression
        state = AssertionState(at: location, isInParentheses: isInParentheses)
    }

    /// The state of the expectation.
    public static func state(of expectation: Self) -> AssertionState { expectation.state }

    /// Evaluates the expression of the expectation.
    public static func value(of expectation: Self) throws -> Value? { try expectation.expression() }
}

/// An expectation about an awaited value; made by `expect { … }` with an async closure. A failure
/// is recorded, and the test continues.
public struct AsyncExpectation<Value>: AsyncExpecting {
    /// A passing form returns nothing.
    public typealias Answer = Void
    /// A failing form throws nothing.
    public typealias Failure = Never

    private let expression: nonisolated(nonsending) () async throws -> Value?
    package var state: AssertionState

    /// Begins an expectation.
    init(
        _ expression: nonisolated(nonsending) @escaping () async throws -> Value?,
        at location: StaticCodeLocation,
        isInParentheses: Bool
    ) {
        self.expression = expression
        state = AssertionState(at: location, isInParentheses: isInParentheses)
    }

    /// The state of the expectation.
    public static func state(of expectation: Self) -> AssertionState { expectation.state }

    /// The expression of the expectation, as an async function.
    public static func awaitedExpression(
        of expectation: Self
    ) -> nonisolated(nonsending) () async throws -> Value? { expectation.expression }
}
