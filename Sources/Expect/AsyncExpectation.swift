/// An expectation about a value that has to be awaited. Made by `expect { … }` with an async closure.
public struct AsyncExpectation<Value> {
    let expression: nonisolated(nonsending) () async throws -> Value?
    let place: SourcePlace

    /// Expects the value to match.
    ///
    /// - Parameters:
    ///   - matcher: What the value should be.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    public nonisolated(nonsending) func to(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) async {
        await check(Judgement(matcher, .to), description)
    }

    /// Expects the value not to match.
    ///
    /// - Parameters:
    ///   - matcher: What the value should not be.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    public nonisolated(nonsending) func notTo(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) async {
        await check(Judgement(matcher, .notTo), description)
    }

    /// The same as `notTo`.
    public nonisolated(nonsending) func toNot(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) async {
        await check(Judgement(matcher, .notTo), description)
    }

    private nonisolated(nonsending) func check(
        _ judgement: Judgement<Value>,
        _ description: () -> String?
    ) async {
        let outcome = await outcome()
        if !judgement.passes(outcome) { judgement.fail(outcome, description(), at: place) }
    }

    /// The outcome of awaiting the expression once.
    nonisolated(nonsending) func outcome() async -> Outcome<Value> {
        do {
            return .value(try await expression())
        } catch {
            return .error(error)
        }
    }
}
