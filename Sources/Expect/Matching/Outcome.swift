/// The outcome of evaluating the expression in `expect(…)`.
public enum Outcome<Value> {
    /// The expression returned a value or `nil`.
    case value(Value?)
    /// The expression threw an error.
    case error(any Error)

    init(of expression: () throws -> Value?) {
        do { self = .value(try expression()) } catch { self = .error(error) }
    }

    nonisolated(nonsending) init(of expression: nonisolated(nonsending) () async throws -> Value?) async {
        do { self = .value(try await expression()) } catch { self = .error(error) }
    }

    package func get() throws -> Value? {
        switch self {
        case .value(let value): value
        case .error(let error): throw error
        }
    }

    func clause(naming: ValueNaming) -> String {
        if case .value(.some(let value)) = self, value is Void { return "" }
        return ", \(text(naming: naming))"
    }

    /// Returns text such as `got 3` or `threw NetworkError.noConnection`.
    func text(naming: ValueNaming = .whole) -> String {
        switch self {
        case .value(let value): "got \(naming.text(of: value))"
        case .error(let error): "threw \(describe(error: error))"
        }
    }
}
