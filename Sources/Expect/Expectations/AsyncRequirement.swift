/// A requirement about a value that is awaited; made by `require { … }` with an async closure. A failure is recorded
/// and thrown, which ends the test.
public struct AsyncRequirement<Value>: AsyncExpecting {
    /// A form that passes returns the value.
    public typealias Answer = Value?
    /// A form that fails throws a ``RequirementFailure``, or the error that `require(customError:)` was given.
    public typealias Failure = any Error

    private let expression: nonisolated(nonsending) () async throws -> Value?
    private let state: AssertionState

    /// Begins a requirement.
    package init(
        _ function: StaticString,
        _ expression: nonisolated(nonsending) @escaping () async throws -> Value?,
        at location: StaticCodeLocation,
        throwing customError: (any Error)?,
        isInParentheses: Bool
    ) {
        self.expression = expression
        state = AssertionState(function, at: location, throwing: customError, isInParentheses: isInParentheses)
    }

    /// The state of the requirement.
    public static func state(of requirement: Self) -> AssertionState { requirement.state }

    /// The expression of the requirement.
    public static func awaitedExpression(
        of requirement: Self
    ) -> nonisolated(nonsending) () async throws -> Value? { requirement.expression }
}
