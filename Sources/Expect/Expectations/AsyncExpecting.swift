extension AsyncExpecting {
    /// Expects the value to match.
    ///
    /// The description is evaluated on failure only.
    @discardableResult
    public nonisolated(nonsending) func to(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await check(matcher.asyncMatcher, .to, description)
    }

    /// Expects the value not to match.
    @discardableResult
    public nonisolated(nonsending) func notTo(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await check(matcher.asyncMatcher, .notTo, description)
    }

    /// The same as `notTo`.
    @discardableResult
    public nonisolated(nonsending) func toNot(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await check(matcher.asyncMatcher, .notTo, description)
    }
}
