/// An expectation about a value that is at hand at once. Made by `expect(…)`.
public struct Expectation<Value> {
    let expression: () throws -> Value?
    let place: SourcePlace

    /// Expects the value to match.
    ///
    /// - Parameters:
    ///   - matcher: What the value should be.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    public func to(_ matcher: Matcher<Value>, description: @autoclosure () -> String? = nil) {
        check(Judgement(matcher, .to), description)
    }

    /// Expects the value not to match.
    ///
    /// - Parameters:
    ///   - matcher: What the value should not be.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    public func notTo(_ matcher: Matcher<Value>, description: @autoclosure () -> String? = nil) {
        check(Judgement(matcher, .notTo), description)
    }

    /// The same as `notTo`.
    public func toNot(_ matcher: Matcher<Value>, description: @autoclosure () -> String? = nil) {
        check(Judgement(matcher, .notTo), description)
    }

    private func check(_ judgement: Judgement<Value>, _ description: () -> String?) {
        let outcome = Outcome(of: expression)
        if !judgement.passes(outcome) { judgement.fail(outcome, description(), at: place) }
    }
}
