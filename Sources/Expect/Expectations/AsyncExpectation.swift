/// An expectation about a value that is awaited; made by `expect { … }` with an async closure. A failure is recorded,
/// and the test continues.
public struct AsyncExpectation<Value>: AsyncExpecting, Chaining {
    /// A form that passes returns nothing.
    public typealias Answer = Void
    /// A form that fails throws nothing.
    public typealias Failure = Never

    /// The implementation.
    public let asyncCore: AsyncExpectationCore<Value>
    /// Whether the forms that were called so far passed.
    public let status: ExpectationStatus

    init(
        expression: nonisolated(nonsending) @escaping () async throws -> Value?,
        location: StaticCodeLocation,
        isInParentheses: Bool
    ) {
        let ending = ExpectationEnding(location: location, isRequirement: false, isInParentheses: isInParentheses)
        self.init(asyncCore: AsyncExpectationCore(expression: expression, ending: ending), status: .pending)
    }

    private init(asyncCore: AsyncExpectationCore<Value>, status: ExpectationStatus) {
        self.asyncCore = asyncCore
        self.status = status
    }

    /// Nothing.
    public func answer(_ value: Value?) {}

    /// The expectation with another status.
    public func with(_ status: ExpectationStatus) -> AsyncExpectation {
        AsyncExpectation(asyncCore: asyncCore, status: status)
    }
}
