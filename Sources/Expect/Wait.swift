import Foundation

/// A wait for an outcome that passes: when to look again and when to give up. Knows time, and not how to pass it, so
/// the sync and the async form are both made of it.
///
/// It goes by a deadline on the monotonic clock. The last look begins no later than the deadline; an expression that
/// throws is looked at again like one that does not match.
struct Wait<Value> {
    private let judgement: Judgement<Value>
    private let start: ContinuousClock.Instant
    private let deadline: ContinuousClock.Instant
    private let pollInterval: Duration
    private var looks = 0

    /// Begins a wait now. No `timeout` or `pollInterval` is wrong: below zero counts as zero, and no wait is longer than
    /// a year.
    init(for judgement: Judgement<Value>, timeout: Duration?, pollInterval: Duration?) {
        self.judgement = judgement
        self.pollInterval = max(pollInterval ?? AsyncDefaults.pollInterval, .zero)
        start = .now
        deadline = start + min(max(timeout ?? AsyncDefaults.timeout, .zero), .seconds(365 * 86_400))
    }

    /// What to do after a look.
    enum Step {
        case done
        case lookAgain(after: Duration)
        case giveUp
    }

    /// Takes the outcome of a look.
    mutating func step(after outcome: Outcome<Value>) -> Step {
        looks += 1
        if judgement.passes(outcome) { return .done }
        let left = deadline - .now
        return left > .zero ? .lookAgain(after: min(pollInterval, left)) : .giveUp
    }

    /// Reports that the wait was in vain; `last` is what the last look saw.
    func fail(_ last: Outcome<Value>, _ description: String?, at place: SourcePlace) {
        let waited = String(format: "%.2f s", (.now - start) / .seconds(1))
        let times = looks == 1 ? "once" : "\(looks) times"
        judgement.fail(last, description, addition: " (looked \(times) in \(waited))", at: place)
    }
}
