// A value that needs no `await`, and a matcher that awaits.

extension Expecting {
    /// Expects the value to match, and awaits the matcher.
    ///
    /// ```swift
    /// await expect("Ann").to(beKnown(to: directory))
    /// ```
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func to(
        _ matcher: AsyncMatcher<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        answer(try await check(matcher, .to, description))
    }

    /// Expects the value not to match, and awaits the matcher.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func notTo(
        _ matcher: AsyncMatcher<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        answer(try await check(matcher, .notTo, description))
    }

    /// The same as `notTo`.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func toNot(
        _ matcher: AsyncMatcher<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        answer(try await check(matcher, .notTo, description))
    }
}
