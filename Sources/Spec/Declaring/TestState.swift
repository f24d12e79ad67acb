/// State that is new for every example, as in Quick.
///
/// ```swift
/// describe("a queue") {
///     @TestState var queue: Queue!
///     beforeEach { queue = Queue() }
/// }
/// ```
///
/// Every `var` of a group is new for each example, so this only helps specs written for Quick.
@propertyWrapper public struct TestState<Value> {
    /// The value.
    public var wrappedValue: Value

    /// Makes a state with an initial value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Makes a state with the value `nil`.
    public init() where Value: ExpressibleByNilLiteral {
        wrappedValue = nil
    }

    /// Makes a state with a value in parentheses.
    public init(_ initialValue: Value) {
        wrappedValue = initialValue
    }
}
