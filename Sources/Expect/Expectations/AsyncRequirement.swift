/// A requirement of a value that has to be awaited. Made by `require { … }` with an async closure.
public struct AsyncRequirement<Value>: AsyncExpecting {
    let expression: nonisolated(nonsending) () async throws -> Value?
    public let place: SourcePlace

    public nonisolated(nonsending) func outcome() async -> Outcome<Value> {
        await Outcome(of: expression)
    }

    public func conclude(_ outcome: Outcome<Value>) throws(RequirementFailure) -> Value? {
        guard case .value(let value) = outcome else { return nil }
        return value
    }

    public func conclude(
        _ outcome: Outcome<Value>,
        failingWith message: String
    ) throws(RequirementFailure) -> Value? {
        Reporter.report(message, at: place)
        throw RequirementFailure(message: message)
    }
}
