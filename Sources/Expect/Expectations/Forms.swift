extension Expecting {
    /// Expects the value to satisfy `matcher`. Any `description` precedes the failure message.
    ///
    /// - Returns: Nothing for an expectation, or the value for a requirement.
    @discardableResult
    public func to(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        try check(matcher, .to, description)
    }

    /// Expects the value not to satisfy `matcher`.
    @discardableResult
    public func notTo(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        try check(matcher, .notTo, description)
    }

    /// Expects the value not to satisfy `matcher`. Equivalent to `notTo`.
    @discardableResult
    public func toNot(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        try check(matcher, .notTo, description)
    }

    /// Expects the value to satisfy an async matcher.
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
        try await check(matcher, .to, description)
    }

    /// Expects the value not to satisfy an async matcher.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func notTo(
        _ matcher: AsyncMatcher<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await check(matcher, .notTo, description)
    }

    /// Expects the value not to satisfy `matcher`. Equivalent to `notTo`.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func toNot(
        _ matcher: AsyncMatcher<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await check(matcher, .notTo, description)
    }
}

extension AsyncExpecting {
    /// Expects the value to satisfy `matcher`. Any `description` precedes the failure message.
    @discardableResult
    public nonisolated(nonsending) func to(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await check(matcher.asyncMatcher, .to, description)
    }

    /// Expects the value not to satisfy `matcher`.
    @discardableResult
    public nonisolated(nonsending) func notTo(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await check(matcher.asyncMatcher, .notTo, description)
    }

    /// Expects the value not to satisfy `matcher`. Equivalent to `notTo`.
    @discardableResult
    public nonisolated(nonsending) func toNot(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async throws(Failure) -> Answer {
        try await check(matcher.asyncMatcher, .notTo, description)
    }
}
