/// A protocol for expectations and requirements. Both can poll without blocking the thread.
///
/// `expect` and `require` create values of the conforming types. Do not add conformances.
public protocol Assertion<Value> {
    /// The type of the expression's value.
    associatedtype Value
    /// The result of the checking methods: nothing for an expectation, the value for a requirement.
    associatedtype Answer
    /// The error that the checking methods throw on failure. It is `Never` for an expectation.
    associatedtype Failure: Error

    // These methods are static so that editors do not suggest them after `expect(x).`.

    /// Returns the state of an assertion.
    static func state(of assertion: Self) -> AssertionState

    /// Returns an assertion's expression as an async function.
    static func awaitedExpression(of assertion: Self) -> nonisolated(nonsending) () async throws -> Value?

    /// Converts the checked value to the result of a checking method.
    ///
    /// - Parameter value: The value that was checked, or `nil` if there was none.
    static func answer(_ value: Value?) -> Answer

    /// Returns the error that a checking method throws on failure, or `nil` for an expectation.
    static func failure(of assertion: Self, _ message: String) -> Failure?
}

/// An expectation or requirement about a synchronously computed value.
public protocol Expecting<Value>: Assertion {
    /// Evaluates an assertion's expression and returns the value.
    static func value(of assertion: Self) throws -> Value?
}

extension Expecting {
    /// Returns an assertion's expression as an async function.
    public static func awaitedExpression(of assertion: Self) -> nonisolated(nonsending) () async throws -> Value? {
        { try value(of: assertion) }
    }
}

/// An expectation or requirement about an awaited value.
public protocol AsyncExpecting<Value>: Assertion {}

extension Assertion where Answer == Void, Failure == Never {
    /// Returns nothing, because an expectation has no result.
    public static func answer(_ value: Value?) {}

    /// Returns `nil`, because a failing expectation does not throw.
    public static func failure(of assertion: Self, _ message: String) -> Never? { nil }
}

extension Assertion where Answer == Value?, Failure == any Error {
    /// Returns the value that was checked.
    public static func answer(_ value: Value?) -> Value? { value }
}

/// The state of an expectation or requirement, without its expression. The state contains no
/// references, so copying it for each check is cheap.
public struct AssertionState: Sendable {
    package let location: StaticCodeLocation
    /// Whether the expression was passed in parentheses. A closure passed that way is not called.
    let isInParentheses: Bool
    /// Whether any check in a chain has passed, and whether any check has failed.
    package var (hasPassed, hasFailed) = (false, false)

    init(at location: StaticCodeLocation, isInParentheses: Bool) {
        (self.location, self.isInParentheses) = (location, isInParentheses)
    }
}
