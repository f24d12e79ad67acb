/// An expectation about a value that has to be awaited. Made by `expect { … }` with an async closure.
public struct AsyncExpectation<Value>: AsyncExpecting {
    let expression: nonisolated(nonsending) () async throws -> Value?
    /// Where it is written.
    public let place: SourcePlace

    /// Awaits the expression once.
    public nonisolated(nonsending) func outcome() async -> Outcome<Value> {
        await Outcome(of: expression)
    }

    /// A value that passes needs nothing more.
    public func conclude(_ outcome: Outcome<Value>) { notePass() }

    /// Records the failure.
    public func conclude(_ outcome: Outcome<Value>, failingWith message: String) {
        Reporter.report(message, at: place)
    }
}
