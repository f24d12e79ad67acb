/// An expectation or a requirement. The forms that poll without blocking are the same for all of them.
///
/// `expect` and `require` make the types that conform; do not conform other types.
public protocol Assertion<Value> {
    /// The type of the value.
    associatedtype Value
    /// The result of a form that passes: nothing for `expect`, the value for `require`.
    associatedtype Answer
    /// The error that a form that fails throws: none for `expect`.
    associatedtype Failure: Error

    // For the forms. They are static, so that an editor does not offer them after `expect(x).`.

    /// The state of an assertion.
    static func state(of assertion: Self) -> AssertionState

    /// The expression of an assertion, in the form that is awaited.
    static func awaitedExpression(of assertion: Self) -> nonisolated(nonsending) () async throws -> Value?

    /// The result of a form that does not throw.
    ///
    /// - Parameter value: The value that was checked; `nil` if there was none.
    static func answer(_ value: Value?) -> Answer

    /// The error that a form that failed throws; `nil` if it throws none.
    static func failure(of assertion: Self, _ message: String) -> Failure?
}

/// An expectation or requirement about a value that needs no `await`.
public protocol Expecting<Value>: Assertion {
    /// Evaluates the expression of an assertion.
    static func value(of assertion: Self) throws -> Value?
}

extension Expecting {
    /// The expression of an assertion, in the form that is awaited.
    public static func awaitedExpression(of assertion: Self) -> nonisolated(nonsending) () async throws -> Value? {
        { try value(of: assertion) }
    }
}

/// An expectation or requirement about a value that is awaited.
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

/// What is known of an expectation or requirement besides its expression. It has no public
/// members, and none that is counted: it is copied for each form.
public struct AssertionState: Sendable {
    package let location: StaticCodeLocation
    /// Whether the expression stands in parentheses, so that a closure there is the value, and nobody calls it.
    let isInParentheses: Bool
    /// Whether a form passed, and whether one failed, of those that give the expectation for another form.
    package var (hasPassed, hasFailed) = (false, false)

    init(at location: StaticCodeLocation, isInParentheses: Bool) {
        (self.location, self.isInParentheses) = (location, isInParentheses)
    }
}
