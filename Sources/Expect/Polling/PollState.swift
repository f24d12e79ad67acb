import Foundation

/// A wait: when to look again, when it is over and how that reads. Knows time, and not how to pass it, so the sync and
/// the async form are both made of it.
///
/// It goes by a deadline on the monotonic clock. An expression that throws is looked at again like one that does not
/// match. The thread may have been kept busy past the deadline, and what was waited for may have been kept from
/// happening or may have happened unseen. So a look that ends after the deadline is not the last one: a short pause
/// lets other work run, and another look follows.
struct Wait {
    private let sense: Sense
    private let pollInterval: Duration?
    private let inARow: Int
    private let start: ContinuousClock.Instant
    private let deadline: ContinuousClock.Instant
    private var looks = 0
    private var passesInARow = 0
    private var passedLooks = 0
    /// The looks after the deadline.
    private var lateLooks = 0
    private var isCancelled = false
    /// Whether the wait is over and has passed.
    private(set) var hasPassed = false
    private var history = WaitHistory()

    /// Begins a wait, now if not told otherwise. No argument is wrong: a time or a count below its least counts as
    /// that, and no wait is longer than a year.
    init(
        _ sense: Sense,
        timeout: Duration?,
        pollInterval: Duration?,
        inARow: Int = 1,
        start: ContinuousClock.Instant = .now
    ) {
        self.sense = sense
        self.pollInterval = pollInterval.map { max($0, .zero) }
        self.inARow = max(inARow, 1)
        self.start = start
        deadline = start + min(max(timeout ?? AsyncDefaults.timeout, .zero), .seconds(365 * 86_400))
    }

    /// Takes what a look has shown.
    ///
    /// - Returns: The pause before the next look; `nil` if the wait is over.
    mutating func pause<Value>(after look: Look<Value>) -> Duration? {
        looks += 1
        let passes = look.passes
        if passes, sense.isBriefly, inARow == 1 { return end(hasPassed: true) }
        let elapsed = .now - start
        history.add(look.outcome, after: elapsed)
        if passes { passedLooks += 1 }
        passesInARow = passes ? passesInARow + 1 : 0
        if case .error(is StopTrying) = look.outcome, !passes { return end(hasPassed: false) }
        if sense.isBriefly {
            return passesInARow >= inARow ? end(hasPassed: true) : pause(after: look, elapsed, else: false)
        }
        guard passes || look.isBlind else { return end(hasPassed: false) }
        return pause(after: look, elapsed, else: passedLooks > 0)
    }

    /// Ends the wait before its time, as failed.
    mutating func cancel() {
        isCancelled = true
    }

    private mutating func end(hasPassed: Bool) -> Duration? {
        self.hasPassed = hasPassed
        return nil
    }

    private mutating func pause<Value>(after look: Look<Value>, _ elapsed: Duration, else passes: Bool) -> Duration? {
        let left = deadline - (start + elapsed)
        guard left > .zero else {
            guard lateLooks < maxLateLooks else { return end(hasPassed: passes) }
            lateLooks += 1
            return Self.latePause
        }
        if case .error(let error as TryAgainAfter) = look.outcome { return min(max(error.pause, .zero), left) }
        return min(pollInterval ?? usualPause(elapsed), left)
    }

    /// One, or as many as it takes to pass so often in a row as long as each of them does. A wait without a time-out
    /// looks once in all.
    private var maxLateLooks: Int {
        if deadline == start { return 0 }
        return sense.isBriefly && passesInARow > 0 ? min(inARow, 100) : 1
    }

    /// Long enough for the main queue, and for work that other threads hand on to it.
    private static let latePause = Duration.milliseconds(1)

    /// What is waited for mostly comes soon, and then the next look should be near; who has waited long can wait a bit
    /// longer. A tenth of the time gone is what the wait costs at most, until the usual interval is reached.
    private func usualPause(_ elapsed: Duration) -> Duration {
        max(min(elapsed / 10, AsyncDefaults.pollInterval), min(.microseconds(50), AsyncDefaults.pollInterval))
    }

    /// Words the failure; `last` is what the last look has shown.
    func message<Value>(_ last: Look<Value>, _ description: String?) -> String {
        let waited = String(format: "%.2f s", (.now - start) / .seconds(1))
        let times = looks == 1 ? "once" : "\(looks) times"
        let cancelled = isCancelled ? "the task was cancelled; " : ""
        var lines = last.failures.map { "\($0.location.map { "\($0): " } ?? "")\($0.message)" }
        if inARow > 1 {
            lines.append("should have passed \(inARow) times in a row, passed \(passesInARow) times at last")
        }
        return last.judgement.message(
            description,
            addition: " (\(cancelled)looked \(times) in \(waited))",
            lines: lines + history.lines
        )
    }
}
