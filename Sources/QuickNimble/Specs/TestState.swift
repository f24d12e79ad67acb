/// A property wrapper for state that is reset for every example, as in Quick.
///
/// ```swift
/// describe("a queue") {
///     @TestState var queue: Queue!
///     beforeEach { queue = Queue() }
/// }
/// ```
///
/// Each example has its own copies of a group's variables anyway, so new specs do not need it.
@propertyWrapper public struct TestState<Value> {
    /// The value in the current example.
    public var wrappedValue: Value

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a state with the initial value `nil`.
    public init() where Value: ExpressibleByNilLiteral {
        wrappedValue = nil
    }

    /// Creates a state from an initial value in parentheses, as in `@TestState(0) var count`.
    public init(_ initialValue: Value) {
        wrappedValue = initialValue
    }
}
