/// An expectation about a value that has to be awaited. Made by `expect { … }` with an async closure.
public struct AsyncExpectation<Value>: AsyncExpecting {
    let expression: nonisolated(nonsending) () async throws -> Value?
    public let place: SourcePlace

    public nonisolated(nonsending) func outcome() async -> Outcome<Value> {
        await Outcome(of: expression)
    }

    public func conclude(_ outcome: Outcome<Value>) {}

    public func conclude(_ outcome: Outcome<Value>, failingWith message: String) {
        Reporter.report(message, at: place)
    }
}
