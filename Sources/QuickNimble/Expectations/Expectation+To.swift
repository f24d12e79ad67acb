import Expect

// In Nimble `to` gives the expectation, also where nobody asks for another form: `let result = expect(x).to(equal(1))`. In
// Expect it gives nothing there, so that a closure of one expectation has no result.

extension Expectation {
    /// Expects the value to match, and gives the expectation.
    @discardableResult
    public func to(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        chained(matcher, isNegated: false, description)
    }

    /// Expects the value not to match, and gives the expectation.
    @discardableResult
    public func notTo(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        chained(matcher, isNegated: true, description)
    }

    /// Expects the value not to match, and gives the expectation.
    @discardableResult
    public func toNot(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        chained(matcher, isNegated: true, description)
    }

    /// Expects the value to match, and awaits the matcher, and gives the expectation.
    @discardableResult
    public nonisolated(nonsending) func to(
        _ matcher: AsyncMatcher<Value>,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        await chained(matcher, isNegated: false, description)
    }

    /// Expects the value not to match, and awaits the matcher, and gives the expectation.
    @discardableResult
    public nonisolated(nonsending) func notTo(
        _ matcher: AsyncMatcher<Value>,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        await chained(matcher, isNegated: true, description)
    }

    /// Expects the value not to match, and awaits the matcher, and gives the expectation.
    @discardableResult
    public nonisolated(nonsending) func toNot(
        _ matcher: AsyncMatcher<Value>,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        await chained(matcher, isNegated: true, description)
    }
}

extension AsyncExpectation {
    /// Expects the value to match, and gives the expectation.
    @discardableResult
    public nonisolated(nonsending) func to(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        await chained(matcher.asyncMatcher, isNegated: false, description)
    }

    /// Expects the value not to match, and gives the expectation.
    @discardableResult
    public nonisolated(nonsending) func notTo(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        await chained(matcher.asyncMatcher, isNegated: true, description)
    }

    /// Expects the value not to match, and gives the expectation.
    @discardableResult
    public nonisolated(nonsending) func toNot(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        await chained(matcher.asyncMatcher, isNegated: true, description)
    }
}
