/// A requirement about a value that needs no `await`; made by `require(…)`. A failure is recorded and thrown, which
/// ends the test.
public struct Requirement<Value>: Expecting {
    /// A form that passes returns the value.
    public typealias Answer = Value?
    /// A form that fails throws a ``RequirementFailure``, or the error that `require(customError:)` was given.
    public typealias Failure = any Error

    private let expression: () throws -> Value?
    private let customError: (any Error)?
    private let state: ExpectationState

    /// Begins a requirement.
    package init(
        _ function: StaticString,
        _ expression: @escaping () throws -> Value?,
        at location: StaticCodeLocation,
        throwing customError: (any Error)?,
        isInParentheses: Bool
    ) {
        self.expression = expression
        self.customError = customError
        state = ExpectationState(function, at: location, isInParentheses: isInParentheses)
    }

    /// The state of the requirement.
    public static func state(of requirement: Self) -> ExpectationState { requirement.state }

    /// The expression of the requirement.
    public static func expression(of requirement: Self) -> () throws -> Value? { requirement.expression }

    /// The value.
    public static func answer(_ value: Value?) -> Value? { value }

    /// The error that ends the test.
    public static func failure(of requirement: Self, _ message: String) -> (any Error)? {
        requirement.customError ?? RequirementFailure(message: message)
    }
}
