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

    /// Begins an expectation.
    static func begin(
        _ function: StaticString,
        _ expression: nonisolated(nonsending) @escaping () async throws -> Value?,
        at location: StaticCodeLocation,
        isInParentheses: Bool
    ) -> AsyncExpectation {
        let ending = ExpectationEnding.begin(function, at: location, isInParentheses: isInParentheses)
        let core = AsyncExpectationCore(expression: expression, ending: ending)
        return AsyncExpectation(asyncCore: core, status: .pending)
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
