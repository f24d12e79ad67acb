/// An expectation or a requirement. All have the same forms that poll without blocking.
///
/// `expect` and `require` make the types that conform; do not conform other types.
public protocol Assertion<Value> {
    /// The type of the value.
    associatedtype Value
    /// The result of a passing form: nothing for `expect`, the value for `require`.
    associatedtype Answer
    /// The error that a failing form throws: none for `expect`.
    associatedtype Failure: Error

    // For the forms. They are static to keep editors from offering them after `expect(x).`.

    /// The state of an assertion.
    static func state(of assertion: Self) -> AssertionState

    /// The expression of an assertion, as an async function.
    static func awaitedExpression(of assertion: Self) -> nonisolated(nonsending) () async throws -> Value?

    /// The result of a form that does not throw.
    ///
    /// - Parameter value: The value that was checked; `nil` if there was none.
    static func answer(_ value: Value?) -> Answer

    /// The error that a failing form throws; `nil` for none.
    static func failure(of assertion: Self, _ message: String) -> Failure?
}

/// An expectation or requirement about a value that needs no `await`.
public protocol Expecting<Value>: Assertion {
    /// Evaluates the expression of an assertion.
    static func value(of assertion: Self) throws -> Value?
}

extension Expecting {
    /// The expression of an assertion, as an async function.
    public static func awaitedExpression(of assertion: Self) -> nonisolated(nonsending) () async throws -> Value? {
        { try value(of: assertion) }
    }
}

/// An expectation or requirement about an awaited value.
public protocol AsyncExpecting<Value>: Assertion {}

extension Assertion where Answer == Void, Failure == Never {
    /// Nothing.
    public static func answer(_ value: Value?) {}

    /// None.
    public static func failure(of assertion: Self, _ message: String) -> Never? { nil }
}

extension Assertion where Answer == Value?, Failure == any Error {
    /// The value.
    public static func answer(_ value: Value?) -> Value? { value }
}

/// The state of an expectation or requirement besides its expression. It has no public members
/// and no reference counts: it is copied for each form.
public struct AssertionState: Sendable {
    package let location: StaticCodeLocation
    /// Whether the expression is in parentheses, where a closure is the value and is not called.
    let isInParentheses: Bool
    /// Whether a form passed, and whether one failed, among forms that return the expectation.
    package var (hasPassed, hasFailed) = (false, false)

    init(at location: StaticCodeLocation, isInParentheses: Bool) {
        (self.location, self.isInParentheses) = (location, isInParentheses)
    }
}
