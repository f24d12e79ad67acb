/// State that is new for every example, as Quick has it.
///
/// ```swift
/// describe("a queue") {
///     @TestState var queue: Queue!
///     beforeEach { queue = Queue() }
/// }
/// ```
///
/// Here every `var` of a group is new for every example, so the wrapper adds nothing but its name: it is there for specs
/// that come from Quick.
@propertyWrapper public struct TestState<Value> {
    /// The value.
    public var wrappedValue: Value

    /// Makes a state from a value that is assigned.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Makes a state that is `nil` at first.
    public init() where Value: ExpressibleByNilLiteral {
        wrappedValue = nil
    }

    /// Makes a state from a value in parentheses.
    public init(_ initialValue: Value) {
        wrappedValue = initialValue
    }
}
