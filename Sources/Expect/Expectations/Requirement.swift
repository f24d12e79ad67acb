/// A requirement about a synchronously computed value. A failing requirement records the failure
/// and throws an error that ends the test.
public struct Requirement<Value>: Expecting {
    /// The return type of `to` and the other checking methods, which return the value.
    public typealias Answer = Value?
    /// The error that the checking methods throw, such as a ``RequirementFailure``.
    public typealias Failure = any Error

    let expression: () throws -> Value?
    let state: AssertionState
    let customError: (any Error)?

    package init(
        _ expression: @escaping () throws -> Value?,
        at location: StaticCodeLocation,
        throwing customError: (any Error)? = nil,
        isInParentheses: Bool
    ) {
        (self.expression, self.customError) = (expression, customError)
        state = AssertionState(at: location, isInParentheses: isInParentheses)
    }

    /// Returns the requirement's state.
    public static func state(of requirement: Self) -> AssertionState { requirement.state }

    /// Evaluates the requirement's expression and returns the value.
    public static func value(of requirement: Self) throws -> Value? { try requirement.expression() }

    /// Returns the error that ends the test when the requirement fails.
    public static func failure(of requirement: Self, _ message: String) -> (any Error)? {
        requirement.customError ?? RequirementFailure(message: message)
    }
}

/// A requirement about an awaited value. A failing requirement records the failure and throws an
/// error that ends the test.
public struct AsyncRequirement<Value>: AsyncExpecting {
    /// The return type of `to` and the other checking methods, which return the value.
    public typealias Answer = Value?
    /// The error that the checking methods throw, such as a ``RequirementFailure``.
    public typealias Failure = any Error

    private let expression: nonisolated(nonsending) () async throws -> Value?
    private let state: AssertionState
    private let customError: (any Error)?

    package init(
        _ expression: nonisolated(nonsending) @escaping () async throws -> Value?,
        at location: StaticCodeLocation,
        throwing customError: (any Error)? = nil,
        isInParentheses: Bool
    ) {
        (self.expression, self.customError) = (expression, customError)
        state = AssertionState(at: location, isInParentheses: isInParentheses)
    }

    /// Returns the requirement's state.
    public static func state(of requirement: Self) -> AssertionState { requirement.state }

    /// Returns the requirement's expression as an async function.
    public static func awaitedExpression(
        of requirement: Self
    ) -> nonisolated(nonsending) () async throws -> Value? { requirement.expression }

    /// Returns the error that ends the test when the requirement fails.
    public static func failure(of requirement: Self, _ message: String) -> (any Error)? {
        requirement.customError ?? RequirementFailure(message: message)
    }
}
