/// An expectation about a value that needs no `await`; made by `expect(…)`. A failure is recorded, and the test
/// continues.
@frozen public struct Expectation<Value>: Expecting {
    /// A form that passes returns nothing.
    public typealias Answer = Void
    /// A form that fails throws nothing.
    public typealias Failure = Never

    /// The implementation.
    public let core: ExpectationCore<Value>

    @inlinable init(expression: @escaping () throws -> Value?, location: StaticCodeLocation) {
        core = ExpectationCore(
            expression: expression,
            ending: ExpectationEnding(location: location, isRequirement: false)
        )
    }
}
