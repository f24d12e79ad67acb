/// What came of evaluating the expression in `expect(…)`.
@frozen public enum Outcome<Value> {
    /// It gave a value, or `nil`.
    case value(Value?)
    /// It threw.
    case error(any Error)

    /// The outcome of calling `expression`.
    @inlinable init(of expression: () throws -> Value?) {
        do {
            self = .value(try expression())
        } catch {
            self = .error(error)
        }
    }

    /// The outcome of awaiting `expression`.
    nonisolated(nonsending) init(of expression: nonisolated(nonsending) () async throws -> Value?) async {
        do {
            self = .value(try await expression())
        } catch {
            self = .error(error)
        }
    }

    /// How the outcome goes on from «expected to …»; that there was nothing but `()` needs no words.
    var clause: String {
        if case .value(.some(let value)) = self, value is Void { return "" }
        return ", \(text)"
    }

    /// What came, in words.
    var text: String {
        switch self {
        case .value(let value): "got \(describe(value))"
        case .error(let error): "threw \(describe(error))"
        }
    }

    /// The same outcome with its value changed; what `transform` throws becomes the outcome.
    func map<Other>(_ transform: (Value) throws -> Other?) -> Outcome<Other> {
        switch self {
        case .value(let value): Outcome<Other>(of: { try value.flatMap(transform) })
        case .error(let error): .error(error)
        }
    }
}
