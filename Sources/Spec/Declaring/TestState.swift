/// State that is reset for every example, as in Quick.
///
/// ```swift
/// describe("a queue") {
///     @TestState var queue: Queue!
///     beforeEach { queue = Queue() }
/// }
/// ```
///
/// Every `var` of a group is new for each example anyway; only specs written for Quick need this.
@propertyWrapper public struct TestState<Value> {
    /// The value.
    public var wrappedValue: Value

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a state with the value `nil`.
    public init() where Value: ExpressibleByNilLiteral {
        wrappedValue = nil
    }

    /// Creates a state with an initial value in parentheses.
    public init(_ initialValue: Value) {
        wrappedValue = initialValue
    }
}
