/// A requirement about a value that is awaited; made by `require { … }` with an async closure. A failure is recorded
/// and thrown, which ends the test.
public struct AsyncRequirement<Value>: AsyncExpecting {
    /// A form that passes returns the value.
    public typealias Answer = Value?
    /// A form that fails throws its failure.
    public typealias Failure = RequirementFailure

    /// The implementation.
    public let asyncCore: AsyncExpectationCore<Value>

    /// Begins a requirement.
    static func begin(
        _ function: StaticString,
        _ expression: nonisolated(nonsending) @escaping () async throws -> Value?,
        at location: StaticCodeLocation,
        isInParentheses: Bool
    ) -> AsyncRequirement {
        let ending = ExpectationEnding.begin(
            function,
            at: location,
            isRequirement: true,
            isInParentheses: isInParentheses
        )
        return AsyncRequirement(asyncCore: AsyncExpectationCore(expression: expression, ending: ending))
    }

    /// The value.
    public func answer(_ value: Value?) -> Value? { value }
}
