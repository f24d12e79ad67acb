/// A requirement about a value that needs no `await`; made by `require(…)`. A failure is recorded and thrown, which
/// ends the test.
@frozen public struct Requirement<Value>: Expecting {
    /// A form that passes returns the value.
    public typealias Answer = Value?
    /// A form that fails throws its failure.
    public typealias Failure = RequirementFailure

    /// The implementation.
    public let core: ExpectationCore<Value>

    @inlinable init(expression: @escaping () throws -> Value?, location: StaticCodeLocation, isInParentheses: Bool) {
        core = ExpectationCore(
            expression: expression,
            ending: ExpectationEnding(location: location, isRequirement: true, isInParentheses: isInParentheses)
        )
    }

    /// The value.
    public func answer(_ value: Value?) -> Value? { value }
}
