/// A requirement that throws an error of its own; made by `require(customError:)`. A failure is recorded, and the error is
/// thrown.
public struct CustomRequirement<Value>: Expecting {
    /// A form that passes returns the value.
    public typealias Answer = Value?
    /// A form that fails throws the error of the requirement.
    public typealias Failure = any Error

    /// The implementation.
    public let core: ExpectationCore<Value>

    /// Begins a requirement.
    package static func begin(
        _ function: StaticString,
        _ expression: @escaping () throws -> Value?,
        at location: StaticCodeLocation,
        _ customError: any Error,
        isInParentheses: Bool
    ) -> CustomRequirement {
        let ending = ExpectationEnding.begin(
            function,
            at: location,
            isRequirement: true,
            customError: customError,
            isInParentheses: isInParentheses
        )
        return CustomRequirement(core: ExpectationCore(expression: expression, ending: ending))
    }

    /// The value.
    public func answer(_ value: Value?) -> Value? { value }
}

/// A requirement about a value that is awaited and that throws an error of its own; made by `require(customError:) { … }`
/// with an async closure. A failure is recorded, and the error is thrown.
public struct AsyncCustomRequirement<Value>: AsyncExpecting {
    /// A form that passes returns the value.
    public typealias Answer = Value?
    /// A form that fails throws the error of the requirement.
    public typealias Failure = any Error

    /// The implementation.
    public let asyncCore: AsyncExpectationCore<Value>

    /// Begins a requirement.
    static func begin(
        _ function: StaticString,
        _ expression: nonisolated(nonsending) @escaping () async throws -> Value?,
        at location: StaticCodeLocation,
        _ customError: any Error,
        isInParentheses: Bool
    ) -> AsyncCustomRequirement {
        let ending = ExpectationEnding.begin(
            function,
            at: location,
            isRequirement: true,
            customError: customError,
            isInParentheses: isInParentheses
        )
        return AsyncCustomRequirement(asyncCore: AsyncExpectationCore(expression: expression, ending: ending))
    }

    /// The value.
    public func answer(_ value: Value?) -> Value? { value }
}
