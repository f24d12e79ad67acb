import SpecEvents

/// The result of one evaluation while polling.
@usableFromInline
struct PollSample<Value> {
    let evaluation: MatchEvaluation<Value>
    /// The failures of expectations inside the expression and inside closures of the matcher.
    let failures: [RecordedFailure]

    var outcome: Outcome<Value> { evaluation.outcome }

    var passes: Bool { failures.isEmpty && evaluation.passes }

    /// Whether the expression threw an error that the matcher does not judge.
    var threwUnexpectedly: Bool { failures.isEmpty && evaluation.threwUnexpectedly }
}
