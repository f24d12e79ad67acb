/// An expectation or requirement about a value that has to be awaited.
public protocol AsyncExpecting<Value>: Waiting {}

extension AsyncExpecting {
    /// Expects the value to match.
    ///
    /// - Parameters:
    ///   - matcher: What the value should be.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    @discardableResult
    public nonisolated(nonsending) func to(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await check(matcher, .to, description)
    }

    /// Expects the value not to match.
    ///
    /// - Parameters:
    ///   - matcher: What the value should not be.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    @discardableResult
    public nonisolated(nonsending) func notTo(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await check(matcher, .notTo, description)
    }

    /// The same as `notTo`.
    @discardableResult
    public nonisolated(nonsending) func toNot(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await check(matcher, .notTo, description)
    }
}
