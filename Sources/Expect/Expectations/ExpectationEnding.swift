import ProcessShims
import SpecEvents

/// How an expectation ends: a failure is reported at the place of the call, and the caller gets an answer or an error.
///
/// The casts rely on the types that conform to ``Assertion``: for an expectation, `Answer` is `Void` and `Failure` is
/// `Never`; for a requirement, they are `Value?` and ``RequirementFailure``. A closure that makes the answer would need
/// no casts, but would be allocated for each expectation.
@frozen @usableFromInline struct ExpectationEnding {
    @usableFromInline let location: StaticCodeLocation
    @usableFromInline let isRequirement: Bool

    @inlinable init(location: StaticCodeLocation, isRequirement: Bool) {
        self.location = location
        self.isRequirement = isRequirement
    }

    /// Ends an expectation that passed.
    func pass<Value, Answer>(_ evaluation: MatchEvaluation<Value>) -> Answer {
        notePass()
        return isRequirement ? evaluation.value as! Answer : () as! Answer
    }

    /// Ends an expectation that failed.
    func fail<Answer, Failure: Error>(_ message: String, throwing: Failure.Type) throws(Failure) -> Answer {
        try report(message, throwing: throwing)
        return () as! Answer
    }

    /// Ends the expectation of an operator that failed.
    @usableFromInline
    @inline(never)
    func fail<Value, Failure: Error>(
        _ outcome: Outcome<Value>,
        _ matcher: Matcher<Value>,
        isNegated: Bool,
        throwing: Failure.Type
    ) throws(Failure) {
        let evaluation = MatchEvaluation(of: outcome, by: matcher, isNegated ? .notTo : .to)
        try report(evaluation.message(nil), throwing: throwing)
    }

    private func report<Failure: Error>(_ message: String, throwing: Failure.Type) throws(Failure) {
        FailureDispatcher.report(message, at: location)
        if isRequirement { throw RequirementFailure(message: message) as! Failure }
    }

    /// Ends an expectation that was evaluated once.
    func end<Value, Answer, Failure: Error>(
        _ evaluation: MatchEvaluation<Value>,
        _ description: () -> String?,
        throwing: Failure.Type
    ) throws(Failure) -> Answer {
        if evaluation.passes { return pass(evaluation) }
        return try fail(evaluation.message(description()), throwing: throwing)
    }

    /// Reports a passed expectation if somebody asks for it: while the closures of groups are read, where an expectation is
    /// a mistake, or while all expectations are gathered.
    @usableFromInline
    func notePass() {
        guard process_notes_passes() else { return }
        CurrentFailureOwner.value?.recordPass(at: CodeLocation(location))
    }
}
