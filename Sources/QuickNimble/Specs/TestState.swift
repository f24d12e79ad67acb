/// A property wrapper for state that is reset for every example, as in Quick.
///
/// ```swift
/// describe("a queue") {
///     @TestState var queue: Queue!
///     beforeEach { queue = Queue() }
/// }
/// ```
///
/// In Spec, each example has its own copies of all variables, so new specs don't need this wrapper.
@propertyWrapper public struct TestState<Value> {
    /// The value for the current example.
    public var wrappedValue: Value

    /// Creates a wrapper with an initial value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a wrapper with the initial value `nil`.
    public init() where Value: ExpressibleByNilLiteral {
        wrappedValue = nil
    }

    /// Creates a wrapper from an initial value in parentheses, as in `@TestState(0) var count`.
    public init(_ initialValue: Value) {
        wrappedValue = initialValue
    }
}
