/// An expectation or requirement about a value that is at hand at once.
public protocol Expecting<Value>: Waiting {
    /// Gives the value.
    var expression: () throws -> Value? { get }
}

extension Expecting {
    /// Evaluates the expression once.
    public nonisolated(nonsending) func outcome() async -> Outcome<Value> {
        Outcome(of: expression)
    }

    /// Expects the value to match.
    ///
    /// - Parameters:
    ///   - matcher: What the value should be.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    @discardableResult
    public func to(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        try check(matcher, .to, description)
    }

    /// Expects the value not to match.
    ///
    /// - Parameters:
    ///   - matcher: What the value should not be.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    @discardableResult
    public func notTo(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        try check(matcher, .notTo, description)
    }

    /// The same as `notTo`.
    @discardableResult
    public func toNot(
        _ matcher: Matcher<Value>,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        try check(matcher, .notTo, description)
    }

    private func check(
        _ matcher: Matcher<Value>,
        _ sense: Sense,
        _ description: () -> String?
    ) throws(Failure) -> Answer {
        let watch = matcher.watch?()
        let (outcome, settled) = look(matcher, watch)
        watch?.end()
        return try conclude(Judgement(of: outcome, by: settled, sense), description)
    }

    /// Evaluates the expression once, with the matcher watching.
    func look(_ matcher: Matcher<Value>, _ watch: Watch<Value>?) -> (Outcome<Value>, Matcher<Value>) {
        switch watch?.nextEvaluation() {
        case .settled(let outcome, let settled):
            return (outcome, settled)
        case .evaluate(let then):
            let outcome = Outcome(of: expression)
            return (outcome, then(outcome))
        case .evaluateInCopy(let owner, let then):
            then(owner.evaluate(expression))
        case nil:
            return (Outcome(of: expression), matcher)
        }
    }

    /// The operators' way past the matcher: it is made only if the value is not as expected. All that happens in the good
    /// case can be inlined where the expectation stands, and then nothing is allocated.
    @inlinable
    func compare(
        _ passes: (Value?) -> Bool,
        else matcher: () -> Matcher<Value>,
        isNegated: Bool
    ) throws(Failure) {
        let outcome = Outcome(of: expression)
        if case .value(let value) = outcome, passes(value) { return notePass() }
        try fail(outcome, matcher(), isNegated: isNegated)
    }

    @usableFromInline
    @inline(never)
    func fail(_ outcome: Outcome<Value>, _ matcher: Matcher<Value>, isNegated: Bool) throws(Failure) {
        let judgement = Judgement(of: outcome, by: matcher, isNegated ? .notTo : .to)
        _ = try conclude(outcome, failingWith: judgement.message(nil))
    }
}
