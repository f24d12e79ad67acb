import SpecEvents

/// What one look at a value that is waited for has shown.
struct Look<Value> {
    let outcome: Outcome<Value>
    let judgement: Judgement<Value>
    /// The failures of the expectations inside the expression.
    let failures: [RecordedFailure]

    var passes: Bool { failures.isEmpty && judgement.passes(outcome) }

    /// Whether nothing was to be seen: the expression threw, and the matcher is not about errors.
    var isBlind: Bool {
        guard case .error = outcome, failures.isEmpty else { return false }
        return judgement.matcher.judge(outcome) == .fails
    }
}

extension Expecting {
    /// Looks once. What expectations inside the expression have to say belongs to the look.
    func lookWhileWaiting(_ matcher: Matcher<Value>, _ sense: Sense) -> Look<Value> {
        let collector = FailureCollector()
        var outcome: Outcome<Value> = .value(nil)
        var settled = matcher
        collector.run {
            if matcher.watch == nil { outcome = Outcome(of: expression) } else { (outcome, settled) = look(matcher) }
        }
        return Look(outcome: outcome, judgement: Judgement(settled, sense), failures: collector.close())
    }
}

extension Waiting {
    /// Looks once, without blocking. What expectations inside the expression have to say belongs to the look.
    nonisolated(nonsending) func lookWhileWaiting(
        _ matcher: some Matching<Value>,
        _ sense: Sense
    ) async -> Look<Value> {
        let collector = FailureCollector()
        let (outcome, settled) = await collector.collect { await look(matcher) }
        return Look(outcome: outcome, judgement: Judgement(settled, sense), failures: collector.close())
    }
}
