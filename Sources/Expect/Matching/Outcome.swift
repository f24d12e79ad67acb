import ProcessShims

/// The outcome of evaluating the expression in `expect(…)`.
public enum Outcome<Value> {
    /// The expression gave a value or `nil`.
    case value(Value?)
    /// The expression threw an error.
    case error(any Error)

    /// Evaluates `expression`. If it throws, the expectations that began in it and that nothing has checked are forgotten.
    @inlinable init(of expression: () throws -> Value?) {
        let start = expectation_last_ticket()
        do {
            self = .value(try expression())
        } catch {
            expectation_forget_after(start, false)
            self = .error(error)
        }
    }

    /// Awaits `expression`, on which other threads may work, too.
    nonisolated(nonsending) init(of expression: nonisolated(nonsending) () async throws -> Value?) async {
        let start = expectation_last_ticket()
        do {
            self = .value(try await expression())
        } catch {
            expectation_forget_after(start, true)
            self = .error(error)
        }
    }

    /// The end of the sentence «expected to …»; empty for `()`.
    func clause(naming: ValueNaming) -> String {
        if case .value(.some(let value)) = self, value is Void { return "" }
        return ", \(text(naming: naming))"
    }

    /// The outcome as text: «got 3», «threw noConnection».
    var text: String { text(naming: .whole) }

    private func text(naming: ValueNaming) -> String {
        switch self {
        case .value(let value): "got \(naming.text(of: value))"
        case .error(let error): "threw \(describe(error: error))"
        }
    }
}
