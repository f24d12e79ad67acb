/// An expectation or requirement about a value that needs no `await`.
public protocol Expecting<Value>: Assertion {
    /// The implementation of the forms that are not awaited.
    var core: ExpectationCore<Value> { get }
}

extension Expecting {
    /// The implementation of the forms that are awaited.
    public var asyncCore: AsyncExpectationCore<Value> { AsyncExpectationCore(core) }

    /// Expects the value to match.
    ///
    /// - Parameters:
    ///   - matcher: The matcher.
    ///   - description: A text before the failure message, to explain it; evaluated on failure only.
    @inlinable
    @inline(__always)
    @discardableResult
    public func to(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        answer(try checkFast(matcher, isNegated: false, description))
    }

    /// Expects the value not to match.
    @inlinable
    @inline(__always)
    @discardableResult
    public func notTo(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        answer(try checkFast(matcher, isNegated: true, description))
    }

    /// The same as `notTo`.
    @inlinable
    @inline(__always)
    @discardableResult
    public func toNot(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        answer(try checkFast(matcher, isNegated: true, description))
    }

    /// Evaluates the expression once and ends the expectation. The caller can inline all but the calls for a matcher of
    /// closures and for a failure, so that a value that passes a matcher known by its type allocates nothing.
    @inlinable
    @inline(__always)
    func checkFast(
        _ matcher: Matcher<Value>,
        isNegated: Bool,
        _ description: () -> String?
    ) throws(Failure) -> Value? {
        guard let type = matcher.type else {
            return try check(matcher, isNegated: isNegated, description)
        }
        let core = self.core
        let notesPass = core.ending.noteCheck()
        let outcome = Outcome(of: core.expression)
        guard case .value(let value) = outcome else {
            return try core.ending.fail(outcome, matcher, isNegated: isNegated, throwing: Failure.self, description)
        }
        let verdict = type.verdict(on: value, matcher.operand)
        guard verdict == (isNegated ? .doesNotMatch : .matches) else {
            return try core.ending.fail(
                outcome,
                matcher,
                saying: verdict,
                isNegated: isNegated,
                throwing: Failure.self,
                description
            )
        }
        if notesPass { core.ending.notePass() }
        return value
    }

    @usableFromInline
    func check(
        _ matcher: Matcher<Value>,
        isNegated: Bool,
        _ description: () -> String?
    ) throws(Failure) -> Value? {
        try check(matcher, isNegated ? .notTo : .to, description).value
    }

    /// Evaluates the expression once and ends the expectation.
    func check(
        _ matcher: Matcher<Value>,
        _ style: ExpectationStyle,
        _ description: () -> String?
    ) throws(Failure) -> Checked<Value> {
        let core = self.core
        core.ending.noteCheck()
        let matcher = matcher.refusingUncalledClosure(core.ending)
        let observer = matcher.observe?()
        let evaluation = core.evaluate(matcher, observer, style)
        observer?.end()
        return try end(evaluation, passed: evaluation.passes, evaluation.message(description()))
    }

    /// Checks an operator. It makes the matcher only if the value does not pass. The caller can inline all but the
    /// calls of `ending`, which do not need the expression, so that a value that passes allocates nothing.
    @inlinable
    func compare(
        _ passes: (Value?) -> Bool,
        else matcher: () -> Matcher<Value>,
        isNegated: Bool
    ) throws(Failure) {
        let core = self.core
        let notesPass = core.ending.noteCheck()
        let outcome = Outcome(of: core.expression)
        if case .value(let value) = outcome, passes(value) {
            if notesPass { core.ending.notePass() }
            return
        }
        _ = try core.ending.fail(outcome, matcher(), isNegated: isNegated, throwing: Failure.self) { nil }
    }
}
