import Foundation

/// Decides when to evaluate again and when to stop. A sync loop and an async loop do the waiting.
///
/// If the thread was blocked until after the deadline, the expected change may not have had a
/// chance to happen. So an evaluation that ends after the deadline is followed by another one,
/// after a short pause in which other work can run. For `toEventually` and `toEventuallyNot`, a
/// single evaluation that takes longer than the timeout does not pass, because its result comes too
/// late.
package struct PollState {
    let style: ExpectationStyle
    private let pollInterval: Duration?
    private let inARow: Int
    private let start: ContinuousClock.Instant
    private let deadline: ContinuousClock.Instant
    private var samples = 0
    private var passesInARow = 0
    private var passedSamples = 0
    private var lateSamples = 0
    var isCancelled = false
    var isInMainQueueBlock = false
    private(set) var hasPassed = false
    private var history = PollHistory()

    package init(
        _ style: ExpectationStyle,
        timeout: Duration?,
        pollInterval: Duration?,
        inARow: Int = 1,
        start: ContinuousClock.Instant = .now
    ) {
        self.style = style
        self.pollInterval = pollInterval.map { max($0, .zero) }
        self.inARow = max(inARow, 1)
        self.start = start
        deadline = start + min(max(timeout ?? AsyncDefaults.timeout, .zero), .seconds(365 * 86_400))
    }

    /// Returns the pause before the next sample, or `nil` if polling has ended.
    mutating func pause<Value>(after sample: MatchEvaluation<Value>) -> Duration? {
        samples += 1
        let passes = sample.passes && !isTooLate(sample)
        if passes, !style.holdsUntilDeadline, inARow == 1 { return end(hasPassed: true) }
        let elapsed = .now - start
        history.add(sample.outcome, after: elapsed)
        if passes { passedSamples += 1 }
        passesInARow = passes ? passesInARow + 1 : 0
        if sample.pollingError is StopTrying, !passes { return end(hasPassed: false) }
        if !style.holdsUntilDeadline {
            return passesInARow >= inARow ? end(hasPassed: true) : pause(after: sample, elapsed, else: false)
        }
        guard passes || sample.threwUnexpectedly else { return end(hasPassed: false) }
        return pause(after: sample, elapsed, else: passedSamples > 0)
    }

    private func isTooLate<Value>(_ sample: MatchEvaluation<Value>) -> Bool {
        !style.holdsUntilDeadline && deadline > start && sample.duration > deadline - start + DoneSignal.tolerance
    }

    private mutating func end(hasPassed: Bool) -> Duration? {
        self.hasPassed = hasPassed
        return nil
    }

    private mutating func pause<Value>(
        after sample: MatchEvaluation<Value>,
        _ elapsed: Duration,
        else passes: Bool
    ) -> Duration? {
        let left = deadline - (start + elapsed)
        guard left > .zero else {
            guard lateSamples < maxLateSamples else { return end(hasPassed: passes) }
            lateSamples += 1
            return Self.latePause
        }
        if let error = sample.pollingError as? TryAgainAfter { return min(max(error.pause, .zero), left) }
        return min(pollInterval ?? defaultPause(elapsed), left)
    }

    var isLate: Bool { lateSamples > 0 }

    /// A timeout of zero allows only one sample in total.
    private var maxLateSamples: Int {
        if deadline == start { return 0 }
        return !style.holdsUntilDeadline && passesInARow > 0 ? min(inARow, 100) : 1
    }

    private static let latePause = Duration.milliseconds(1)

    /// The first pauses are the shortest, because most changes happen early.
    private func defaultPause(_ elapsed: Duration) -> Duration {
        max(min(elapsed / 10, AsyncDefaults.pollInterval), min(.microseconds(50), AsyncDefaults.pollInterval))
    }

    func failure<Value>(_ last: MatchEvaluation<Value>, _ description: String?) -> FailureText {
        let times = samples == 1 ? "once" : "\(samples) times"
        let cancelled = isCancelled ? "the task was cancelled; " : ""
        var lines = last.failures.map { $0.prefix + $0.message }
        if isTooLate(last) {
            lines.append(
                "one evaluation took \(last.duration.inSeconds), longer than the timeout of \((deadline - start).inSeconds)"
            )
        }
        if isInMainQueueBlock {
            lines.append("it waited in a block of the main queue, which runs no other block until this one ends")
        }
        if inARow > 1 {
            lines.append("expected \(inARow) passes in a row, got \(passesInARow) at the end")
        }
        return last.failure(
            description,
            addition: " (\(cancelled)looked \(times) in \((.now - start).inSeconds))",
            lines: lines + history.lines
        )
    }
}

struct PollHistory {
    private static let firstCount = 3
    private static let lastCount = 5

    private var changes: [(text: String, time: Duration)] = []
    private var leftOut = 0

    mutating func add<Value>(_ outcome: Outcome<Value>, after time: Duration) {
        let text = outcome.briefText
        guard text != changes.last?.text else { return }
        changes.append((text, time))
        guard changes.count > Self.firstCount + Self.lastCount else { return }
        changes.remove(at: Self.firstCount)
        leftOut += 1
    }

    var lines: [String] {
        guard changes.count > 1 else { return [] }
        var texts = changes.map { "\($0.text) after \($0.time.inSeconds)" }
        if leftOut > 0 { texts.insert("… \(leftOut) more …", at: Self.firstCount) }
        return ["on the way: " + texts.joined(separator: ", ")]
    }
}

extension Duration {
    var inSeconds: String { String(format: "%.2f s", self / .seconds(1)) }
}

extension Outcome {
    fileprivate var briefText: String {
        switch self {
        case .value(let value): describe(value, atMost: 60)
        case .error(let error): "threw \(describe(error: error, atMost: 60))"
        }
    }
}
