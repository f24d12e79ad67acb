import Expect

// In Nimble, `to` returns the expectation, so that calls can be chained. Expect's `to` returns
// nothing, and the compiler prefers it. A closure that contains a single expectation therefore has
// no result, as in `await MainActor.run { expect(list).to(beEmpty()) }`.

extension Expectation {
    /// Expects the value to match, and returns the expectation.
    @_disfavoredOverload
    @discardableResult
    public func to(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        checked(matcher, .to, description)
    }

    /// Expects the value not to match, and returns the expectation.
    @_disfavoredOverload
    @discardableResult
    public func notTo(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        checked(matcher, .notTo, description)
    }

    /// Expects the value not to match, and returns the expectation.
    @_disfavoredOverload
    @discardableResult
    public func toNot(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        checked(matcher, .notTo, description)
    }

    /// Expects the value to match an async matcher, and returns the expectation.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func to(
        _ matcher: AsyncMatcher<Value>,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        await checked(matcher, .to, description)
    }

    /// Expects the value not to match an async matcher, and returns the expectation.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func notTo(
        _ matcher: AsyncMatcher<Value>,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        await checked(matcher, .notTo, description)
    }

    /// Expects the value not to match an async matcher, and returns the expectation.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func toNot(
        _ matcher: AsyncMatcher<Value>,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        await checked(matcher, .notTo, description)
    }
}

extension AsyncExpectation {
    /// Expects the value to match, and returns the expectation.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func to(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        await checked(matcher.asyncMatcher, .to, description)
    }

    /// Expects the value not to match, and returns the expectation.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func notTo(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        await checked(matcher.asyncMatcher, .notTo, description)
    }

    /// Expects the value not to match, and returns the expectation.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func toNot(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        await checked(matcher.asyncMatcher, .notTo, description)
    }
}

extension Chaining where Self: Expecting {
    fileprivate func checked(_ matcher: Matcher<Value>, _ style: Expect.ExpectationStyle, _ description: () -> String?)
        -> Self
    {
        var passed = false
        check(matcher, style, &passed, description)
        return after(passed)
    }
}

extension Chaining {
    fileprivate nonisolated(nonsending) func checked(
        _ matcher: AsyncMatcher<Value>,
        _ style: Expect.ExpectationStyle,
        _ description: () -> String?
    ) async -> Self {
        var passed = false
        await check(matcher, style, &passed, description)
        return after(passed)
    }
}
