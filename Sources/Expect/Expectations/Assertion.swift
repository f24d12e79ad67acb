/// An expectation or a requirement. Both have methods that poll without blocking the thread.
///
/// `expect` and `require` create values of the conforming types. Do not conform other types.
public protocol Assertion<Value> {
    /// The type of the value that the expression returns.
    associatedtype Value
    /// The result of the checking methods: nothing for `expect`, the value for `require`.
    associatedtype Answer
    /// The error that the checking methods throw on failure. It is `Never` for `expect`.
    associatedtype Failure: Error

    // These methods are static so that editors do not suggest them after `expect(x).`.

    /// Returns the state of an assertion.
    static func state(of assertion: Self) -> AssertionState

    /// Returns the expression of an assertion, as an async function.
    static func awaitedExpression(of assertion: Self) -> nonisolated(nonsending) () async throws -> Value?

    /// Returns the result of a checking method that does not throw.
    ///
    /// - Parameter value: The value that was checked, or `nil` if there was none.
    static func answer(_ value: Value?) -> Answer

    /// Returns the error that a checking method throws on failure, or `nil` if it does not throw.
    static func failure(of assertion: Self, _ message: String) -> Failure?
}

/// An expectation or requirement about a value that needs no `await`.
public protocol Expecting<Value>: Assertion {
    /// Evaluates the expression of an assertion.
    static func value(of assertion: Self) throws -> Value?
}

extension Expecting {
    /// Returns the expression of an assertion, as an async function.
    public static func awaitedExpression(of assertion: Self) -> nonisolated(nonsending) () async throws -> Value? {
        { try value(of: assertion) }
    }
}

/// An expectation or requirement about an awaited value.
public protocol AsyncExpecting<Value>: Assertion {}

extension Assertion where Answer == Void, Failure == Never {
    /// Returns nothing, because an expectation has no result.
    public static func answer(_ value: Value?) {}

    /// Returns `nil`, because a failing expectation throws no error.
    public static func failure(of assertion: Self, _ message: String) -> Never? { nil }
}

extension Assertion where Answer == Value?, Failure == any Error {
    /// Returns the value that was checked.
    public static func answer(_ value: Value?) -> Value? { value }
}

/// The state of an expectation or requirement, without the expression. The state has no public
/// members. It contains no references, so copying it for each check is cheap.
public struct AssertionState: Sendable {
    package let location: StaticCodeLocation
    /// A closure in parentheses is the value and is not called.
    let isInParentheses: Bool
    /// Both are `true` if some checks in a chain passed and others failed.
    package var (hasPassed, hasFailed) = (false, false)

    init(at location: StaticCodeLocation, isInParentheses: Bool) {
        (self.location, self.isInParentheses) = (location, isInParentheses)
    }
}
