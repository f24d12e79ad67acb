/// An expectation about a value that needs no `await`; made by `expect(…)`. A failure is recorded, and the test
/// continues.
public struct Expectation<Value>: Expecting {
    /// A form that passes returns nothing.
    public typealias Answer = Void
    /// A form that fails throws nothing.
    public typealias Failure = Never

    @usableFromInline let expression: () throws -> Value?
    @usableFromInline package var state: AssertionState

    /// Begins an expectation.
    @inlinable
    package init(
        _ function: StaticString,
        _ expression: @escaping () throws -> Value?,
        at location: StaticCodeLocation,
        isInParentheses: Bool
    ) {
        self.expression = expression
        state = AssertionState(function, at: location, isInParentheses: isInParentheses)
    }

    /// The state of the expectation.
    @inlinable
    public static func state(of expectation: Self) -> AssertionState { expectation.state }

    /// Evaluates the expression of the expectation.
    @inlinable
    public static func value(of expectation: Self) throws -> Value? { try expectation.expression() }
}
