import ProcessShims
import SpecEvents

/// What all expectations and requirements have in common, whether their value is at hand or has to be awaited.
///
/// The forms that wait without blocking are written once, here, for all of them. Made by `expect` and `require`; nothing
/// else should conform.
public protocol Waiting<Value> {
    /// What is expected to be something.
    associatedtype Value
    /// What a form that passes gives back: nothing after `expect`, the value after `require`.
    associatedtype Answer
    /// What a form that fails throws: nothing after `expect`.
    associatedtype Failure: Error

    /// Where the expectation is written.
    var place: SourcePlace { get }

    /// Evaluates the expression once.
    nonisolated(nonsending) func outcome() async -> Outcome<Value>

    /// Ends a form that passed.
    func conclude(_ outcome: Outcome<Value>) throws(Failure) -> Answer

    /// Ends a form that failed: reports the failure.
    func conclude(_ outcome: Outcome<Value>, failingWith message: String) throws(Failure) -> Answer
}

extension Waiting {
    /// Tells that the expectation passed, where that is a mistake: while the closures of groups are read.
    @usableFromInline
    func notePass() {
        guard process_reads_groups() else { return }
        CurrentFailureOwner.value?.recordPass(at: CodeLocation(file: place.filePath, line: place.line))
    }

    nonisolated(nonsending) func check(
        _ matcher: some Matching<Value>,
        _ sense: Sense,
        _ description: () -> String?
    ) async throws(Failure) -> Answer {
        let watch = matcher.watch?()
        let (outcome, settled) = await look(matcher, watch)
        watch?.end()
        return try conclude(Judgement(of: outcome, by: settled, sense), description)
    }

    /// Ends a form that looked once.
    func conclude(_ judgement: Judgement<Value>, _ description: () -> String?) throws(Failure) -> Answer {
        if judgement.passes { return try conclude(judgement.outcome) }
        return try conclude(judgement.outcome, failingWith: judgement.message(description()))
    }

    /// Evaluates the expression once, with the matcher watching.
    nonisolated(nonsending) func look(
        _ matcher: some Matching<Value>,
        _ watch: Watch<Value>?
    ) async -> (Outcome<Value>, Matcher<Value>) {
        switch watch?.nextEvaluation() {
        case .settled(let outcome, let settled):
            return (outcome, settled)
        case .evaluate(let then):
            let outcome = await outcome()
            return (outcome, then(outcome))
        case .evaluateInCopy(let owner, let then):
            then(await owner.evaluate(outcome))
        case nil:
            let outcome = await outcome()
            return (outcome, await matcher.settled(for: outcome))
        }
    }
}
