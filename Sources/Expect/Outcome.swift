/// What came of evaluating the expression in `expect(…)`.
public enum Outcome<Value> {
    /// It gave a value, or `nil`.
    case value(Value?)
    /// It threw.
    case error(any Error)

    /// The outcome of calling `expression`.
    init(of expression: () throws -> Value?) {
        do {
            self = .value(try expression())
        } catch {
            self = .error(error)
        }
    }

    /// How the outcome reads after «expected to …,».
    var text: String {
        switch self {
        case .value(let value): "got \(describe(value))"
        case .error(let error): "threw \(describe(error))"
        }
    }
}
