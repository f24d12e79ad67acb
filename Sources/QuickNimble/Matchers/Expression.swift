import Expect

/// Nimble's name for the subject of a matcher: the expression in `expect(…)`.
///
/// `evaluate()` calls the expression, unless its value is already known, as for an awaited one or
/// in a part of a combined matcher.
public struct Expression<Value> {
    private let source: () throws -> Value?
    private let memory: Memory?
    /// The place of the expectation, if it is known.
    public let location: SourceLocation
    /// Whether the expression is a closure.
    public let isClosure: Bool

    /// Makes an expression that is evaluated once, when its value is needed.
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

    /// The value, or the error of the expression.
    public func evaluate() throws -> Value? {
        if let value = memory?.value { return value }
        let value = try source()
        memory?.value = .some(value)
        return value
    }

    /// The expression with a value made from this one's.
    public func cast<Other>(_ block: @escaping (Value?) throws -> Other?) -> Expression<Other> {
        Expression<Other>(expression: { try block(evaluate()) }, location: location, isClosure: isClosure)
    }

    /// The expression, evaluated each time.
    public func withoutCaching() -> Expression { Expression(source, nil, location, isClosure) }

    /// The expression, evaluated once.
    public func withCaching() -> Expression { Expression(evaluate, Memory(), location, isClosure) }

    private final class Memory {
        var value: Value??
    }
}

extension Expression {
    /// The expression with a known outcome.
    init(_ outcome: Outcome<Value>) {
        self.init(expression: outcome.get, location: SourceLocation())
    }

    /// Evaluates the expression.
    var outcome: Outcome<Value> {
        do { return .value(try evaluate()) } catch { return .error(error) }
    }
}
