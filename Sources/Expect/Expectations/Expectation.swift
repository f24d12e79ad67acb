/// An expectation about a value that needs no `await`; made by `expect(…)`. A failure is recorded, and the test
/// continues.
@frozen public struct Expectation<Value>: Expecting, Chaining {
    /// A form that passes returns nothing.
    public typealias Answer = Void
    /// A form that fails throws nothing.
    public typealias Failure = Never

    /// The implementation.
    public let core: ExpectationCore<Value>
    /// Whether the forms that were called so far passed.
    public let status: ExpectationStatus

    /// Begins an expectation.
    @inlinable
    package static func begin(
        _ function: StaticString,
        _ expression: @escaping () throws -> Value?,
        at location: StaticCodeLocation,
        isInParentheses: Bool
    ) -> Expectation {
        let ending = ExpectationEnding.begin(function, at: location, isInParentheses: isInParentheses)
        return Expectation(core: ExpectationCore(expression: expression, ending: ending), status: .pending)
    }

    @inlinable init(core: ExpectationCore<Value>, status: ExpectationStatus) {
        self.core = core
        self.status = status
    }

    /// Nothing.
    @inlinable
    public func answer(_ value: Value?) {}

    /// The expectation with another status.
    public func with(_ status: ExpectationStatus) -> Expectation {
        Expectation(core: core, status: status)
    }
}
