/// An expectation about a value that is awaited; made by `expect { … }` with an async closure. A failure is recorded,
/// and the test continues.
public struct AsyncExpectation<Value>: AsyncExpecting {
    /// A form that passes returns nothing.
    public typealias Answer = Void
    /// A form that fails throws nothing.
    public typealias Failure = Never

    /// The implementation.
    public let asyncCore: AsyncExpectationCore<Value>

    init(expression: nonisolated(nonsending) @escaping () async throws -> Value?, location: StaticCodeLocation) {
        asyncCore = AsyncExpectationCore(
            expression: expression,
            ending: ExpectationEnding(location: location, isRequirement: false)
        )
    }
}
