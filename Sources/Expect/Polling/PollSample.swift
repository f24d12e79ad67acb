import SpecEvents

/// What one look at a value that is waited for has shown.
struct Look<Value> {
    let judgement: Judgement<Value>
    /// The failures of the expectations inside the expression, and inside the matcher's closures.
    let failures: [RecordedFailure]

    var outcome: Outcome<Value> { judgement.outcome }

    var passes: Bool { failures.isEmpty && judgement.passes }

    /// Whether nothing was to be seen: the expression threw, and the matcher is not about errors.
    var isBlind: Bool { failures.isEmpty && judgement.isBlind }
}

extension Expecting {
    /// Looks once. What expectations inside the expression, or inside the matcher, have to say belongs to the look. The
    /// first look begins the watch.
    func lookWhileWaiting(_ matcher: Matcher<Value>, _ watch: inout Watch<Value>?, _ sense: Sense) -> Look<Value> {
        let collector = FailureCollector()
        let judgement = collector.collect {
            if watch == nil { watch = matcher.watch?() }
            let (outcome, settled) = look(matcher, watch)
            return Judgement(of: outcome, by: settled, sense)
        }
        return Look(judgement: judgement, failures: collector.close())
    }
}

extension Waiting {
    /// Looks once, without blocking. What expectations inside the expression, or inside the matcher, have to say
    /// belongs to the look. The first look begins the watch.
    nonisolated(nonsending) func lookWhileWaiting(
        _ matcher: some Matching<Value>,
        _ watch: inout Watch<Value>?,
        _ sense: Sense
    ) async -> Look<Value> {
        let collector = FailureCollector()
        let watching = watch
        let (judgement, begun) = await collector.collect {
            let watch = watching ?? matcher.watch?()
            let (outcome, settled) = await look(matcher, watch)
            return (Judgement(of: outcome, by: settled, sense), watch)
        }
        watch = begun
        return Look(judgement: judgement, failures: collector.close())
    }
}
