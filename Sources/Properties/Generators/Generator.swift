import SpecEvents

/// A type that makes random values from ``Choices``.
///
/// ```swift
/// let order = Generator { choices in
///     Order(id: choices.draw(.int(1...9)), lines: choices.draw(.array(of: line, count: 0...5)))
/// }
/// ```
///
/// Generators are composed in plain Swift. They don't need shrinking rules, because shrinking
/// simplifies the choices and runs the generator again.
public struct Generator<Value> {
    let make: (Choices) -> Value
    let misuse: GeneratorMisuse?

    /// Creates a generator from a closure, which must return the same value for the same choices.
    public init(_ make: @escaping (Choices) -> Value) { self.init(of: [], make: make) }

    init(of misuses: [GeneratorMisuse?], make: @escaping (Choices) -> Value) {
        (self.make, misuse) = (make, misuses.lazy.compactMap(\.self).first)
    }

    /// Returns a generator that transforms this generator's values.
    ///
    /// ```swift
    /// let even = Generator.int(0...50).map { $0 * 2 }
    /// ```
    public func map<Other>(_ transform: @escaping (Value) -> Other) -> Generator<Other> {
        Generator<Other>(of: [misuse]) { transform($0.draw(self)) }
    }

    /// Returns a generator that always makes the given value.
    public static func constant(_ value: Value) -> Generator {
        Generator { _ in value }
    }
}

struct GeneratorMisuse: SelfExplainingError, CustomStringConvertible {
    let description: String

    init?(empty list: some Collection, _ text: String, _ file: StaticString, _ line: UInt) {
        guard list.isEmpty else { return nil }
        description = "\(text) at \(file):\(line) has nothing to choose from: give it at least one"
    }
}

extension Choices {
    /// Draws a value from a generator.
    ///
    /// ```swift
    /// let count = choices.draw(.int(1...9))  // 1 to 9; 1 in the simplest case
    /// ```
    public func draw<Value>(_ generator: Generator<Value>) -> Value {
        inSpan(ObjectIdentifier(Value.self)) { generator.make(self) }
    }
}
