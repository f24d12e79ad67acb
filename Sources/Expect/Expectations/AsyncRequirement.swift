/// A requirement of a value that has to be awaited. Made by `require { … }` with an async closure.
public struct AsyncRequirement<Value>: AsyncExpecting {
    let expression: nonisolated(nonsending) () async throws -> Value?
    /// Where it is written.
    public let place: SourcePlace

    /// Awaits the expression once.
    public nonisolated(nonsending) func outcome() async -> Outcome<Value> {
        await Outcome(of: expression)
    }

    /// Gives the value back.
    public func conclude(_ outcome: Outcome<Value>) throws(RequirementFailure) -> Value? {
        notePass()
        guard case .value(let value) = outcome else { return nil }
        return value
    }

    /// Records the failure, and throws.
    public func conclude(
        _ outcome: Outcome<Value>,
        failingWith message: String
    ) throws(RequirementFailure) -> Value? {
        Reporter.report(message, at: place)
        throw RequirementFailure(message: message)
    }
}
