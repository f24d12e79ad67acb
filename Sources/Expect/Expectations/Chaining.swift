// The compiler takes these forms only where the result is used, so they do not change what other code means.

/// An expectation that gives itself for another form: `expect(x).to(beGreaterThan(1)).to(beLessThan(5))`.
///
/// Each form evaluates the expression again. `expect` makes the types that conform; do not conform other types.
public protocol Chaining<Value>: Assertion where Answer == Void, Failure == Never {
    /// Whether the forms that were called so far passed.
    var status: ExpectationStatus { get }

    /// The expectation with another status.
    func with(_ status: ExpectationStatus) -> Self
}

extension Chaining {
    /// Ends the test by an error if a form that was called before failed.
    ///
    /// ```swift
    /// try expect(list).to(haveCount(3)).onFailure(throw: ListError.tooShort)
    /// ```
    ///
    /// If no form was called before, that is a failure.
    public func onFailure(throw error: any Error) throws {
        switch status {
        case .passed: return
        case .pending:
            asyncCore.ending.noteCheck()
            asyncCore.ending.report("onFailure(throw:) follows no `to` or other form that checks", throwing: Never.self)
        case .failed, .mixed: throw error
        }
    }

    /// The expectation after a form.
    func after(_ checked: Checked<Value>) -> Self {
        let newer = checked.passed ? ExpectationStatus.passed : .failed
        return with(status == .pending || status == newer ? newer : .mixed)
    }
}

extension Chaining where Self: Expecting {
    /// Expects the value to match, and gives the expectation for another form.
    @_disfavoredOverload
    @discardableResult
    public func to(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        after(check(matcher, .to, description))
    }

    /// Expects the value not to match, and gives the expectation for another form.
    @_disfavoredOverload
    @discardableResult
    public func notTo(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        after(check(matcher, .notTo, description))
    }

    /// The same as `notTo`.
    @_disfavoredOverload
    @discardableResult
    public func toNot(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) -> Self {
        after(check(matcher, .notTo, description))
    }
}

extension Chaining where Self: AsyncExpecting {
    /// Expects the value to match, and gives the expectation for another form.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func to(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        after(await check(matcher.asyncMatcher, .to, description))
    }

    /// Expects the value not to match, and gives the expectation for another form.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func notTo(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        after(await check(matcher.asyncMatcher, .notTo, description))
    }

    /// The same as `notTo`.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func toNot(
        _ matcher: some Matching<Value>,
        description: @autoclosure () -> String? = nil
    ) async -> Self {
        after(await check(matcher.asyncMatcher, .notTo, description))
    }
}

// For `QuickNimble`, whose forms give the expectation everywhere.

extension Chaining where Self: Expecting {
    /// Checks a matcher, and gives the expectation for another form.
    package func chained(_ matcher: Matcher<Value>, isNegated: Bool, _ description: () -> String?) -> Self {
        after(check(matcher, isNegated ? .notTo : .to, description))
    }
}

extension Chaining {
    /// Checks a matcher that awaits, and gives the expectation for another form.
    package nonisolated(nonsending) func chained(
        _ matcher: AsyncMatcher<Value>,
        isNegated: Bool,
        _ description: () -> String?
    ) async -> Self {
        after(await check(matcher, isNegated ? .notTo : .to, description))
    }
}
