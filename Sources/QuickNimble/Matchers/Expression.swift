import Expect

/// Nimble's type for the expression in `expect(…)`, as passed to a matcher.
///
/// If the expression was awaited, or if the matcher is part of a combined matcher, the expression
/// has already been evaluated. `evaluate()` then returns the existing value.
public struct Expression<Value> {
    private let source: () throws -> Value?
    private let memory: Memory?
    /// The source location of the expectation. If the location is unknown, `line` is 0.
    public let location: SourceLocation
    /// Whether the expression is a closure.
    public let isClosure: Bool

    /// Creates an expression that is evaluated once, when its value is first needed.
    public init(expression: @escaping () throws -> Value?, location: SourceLocation, isClosure: Bool = true) {
        self.init(expression, Memory(), location, isClosure)
    }

    private init(
        _ source: @escaping () throws -> Value?,
        _ memory: Memory?,
        _ location: SourceLocation,
        _ isClosure: Bool
    ) {
        self.source = source
        self.memory = memory
        self.location = location
        self.isClosure = isClosure
    }

    /// Returns the expression's value or throws its error. Errors are not cached.
    public func evaluate() throws -> Value? {
        if let value = memory?.value { return value }
        let value = try source()
        memory?.value = .some(value)
        return value
    }

    /// Returns an expression that applies a closure to this expression's value.
    public func cast<Other>(_ block: @escaping (Value?) throws -> Other?) -> Expression<Other> {
        Expression<Other>(expression: { try block(evaluate()) }, location: location, isClosure: isClosure)
    }

    /// Returns a copy of the expression that is evaluated each time its value is needed.
    public func withoutCaching() -> Expression { Expression(source, nil, location, isClosure) }

    /// Returns a copy of the expression that is evaluated once, when its value is first needed.
    public func withCaching() -> Expression { Expression(evaluate, Memory(), location, isClosure) }

    private final class Memory {
        var value: Value??
    }
}

extension Expression {
    init(_ outcome: Outcome<Value>) {
        self.init(expression: outcome.get, location: SourceLocation())
    }

    var outcome: Outcome<Value> {
        do { return .value(try evaluate()) } catch { return .error(error) }
    }
}
