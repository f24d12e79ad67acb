/// Makes values by chance: a function of ``Choices``.
///
/// ```swift
/// let order = Generator { choices in
///     Order(id: choices.draw(.int(1...9)), lines: choices.draw(.array(of: line, count: 0...5)))
/// }
/// ```
///
/// Generators compose by plain Swift. They need no rule for simpler values: the choices are made simpler, and the function runs
/// again.
public struct Generator<Value> {
    let make: (Choices) -> Value

    /// Makes a generator from a function, which must return the same value for the same choices.
    public init(_ make: @escaping (Choices) -> Value) {
        self.make = make
    }

    /// A generator of what `transform` makes of the values.
    ///
    /// ```swift
    /// let even = Generator.int(0...50).map { $0 * 2 }
    /// ```
    public func map<Other>(_ transform: @escaping (Value) -> Other) -> Generator<Other> {
        Generator<Other> { transform($0.draw(self)) }
    }

    /// A generator of one and the same value.
    public static func constant(_ value: Value) -> Generator {
        Generator { _ in value }
    }
}

extension Choices {
    /// Draws a value.
    ///
    /// ```swift
    /// let count = choices.draw(.int(1...9))  // 1 to 9; 1 in the simplest case
    /// ```
    public func draw<Value>(_ generator: Generator<Value>) -> Value {
        guard notesSpans else { return generator.make(self) }
        return inSpan(ObjectIdentifier(Value.self)) { generator.make(self) }
    }
}
