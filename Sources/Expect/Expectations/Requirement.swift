/// A requirement about a value that needs no `await`; made by `require(…)`. A failure is recorded and thrown, which
/// ends the test.
@frozen public struct Requirement<Value>: Expecting {
    /// A form that passes returns the value.
    public typealias Answer = Value?
    /// A form that fails throws its failure.
    public typealias Failure = RequirementFailure

    /// The implementation.
    public let core: ExpectationCore<Value>

    @inlinable init(core: ExpectationCore<Value>) {
        self.core = core
    }

    /// Begins a requirement.
    @inlinable
    package static func begin(
        _ function: StaticString,
        _ expression: @escaping () throws -> Value?,
        at location: StaticCodeLocation,
        isInParentheses: Bool
    ) -> Requirement {
        let ending = ExpectationEnding.begin(
            function,
            at: location,
            isRequirement: true,
            isInParentheses: isInParentheses
        )
        return Requirement(core: ExpectationCore(expression: expression, ending: ending))
    }

    /// The value.
    public func answer(_ value: Value?) -> Value? { value }
}
