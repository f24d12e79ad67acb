/// An expectation or requirement about a value that is awaited.
public protocol AsyncExpecting<Value>: Assertion {}

extension AsyncExpecting {
    /// Expects the value to match.
    ///
    /// The description is evaluated on failure only.
    @discardableResult
    public nonisolated(nonsending) func to(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        answer(try await check(matcher.asyncMatcher, .to, description))
    }

    /// Expects the value not to match.
    @discardableResult
    public nonisolated(nonsending) func notTo(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        answer(try await check(matcher.asyncMatcher, .notTo, description))
    }

    /// The same as `notTo`.
    @discardableResult
    public nonisolated(nonsending) func toNot(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        answer(try await check(matcher.asyncMatcher, .notTo, description))
    }
}

extension Assertion {
    /// Evaluates the expression once and ends the expectation.
    nonisolated(nonsending) func check(
        _ matcher: AsyncMatcher<Value>,
        _ style: ExpectationStyle,
        _ description: () -> String?
    ) async throws(Failure) -> Checked<Value> {
        let core = asyncCore
        core.ending.noteCheck()
        let matcher = matcher.refusingUncalledClosure(core.ending)
        let observer = matcher.observe?()
        let evaluation = await core.evaluate(matcher, observer, style)
        observer?.end()
        return try end(evaluation, passed: evaluation.passes, evaluation.message(description()))
    }
}
