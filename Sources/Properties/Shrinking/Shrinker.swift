/// Reduces a failing run to fewer and smaller choices with which it still fails.
///
///     shrink
///       until no pass finds a simpler run:
///         each pass proposes numbers -> consider -> run -> a failing run's trace becomes the best
///
/// The passes come from “Test-Case Reduction via Test-Case Generation” (MacIver, 2020).
struct Shrinker {
    private(set) var best: ChoiceTrace
    private(set) var runs = 0
    private let maxRuns: Int
    private let order: ChoiceTrace.Simplicity
    /// Returns the run's trace if the run fails in the same way as the first one, otherwise `nil`.
    private let run: ([UInt64]) -> ChoiceTrace?
    private let isTimeOver: () -> Bool
    private var tried: Set<[UInt64]> = []
    /// The limit that ended the search early, or `nil` if none did.
    private(set) var end: End?

    enum End { case runs, time }

    init(
        _ first: ChoiceTrace,
        maxRuns: Int = 2_000,
        order: ChoiceTrace.Simplicity = .shortest,
        isTimeOver: @escaping () -> Bool = { false },
        run: @escaping ([UInt64]) -> ChoiceTrace?
    ) {
        (best, self.maxRuns, self.order, self.isTimeOver, self.run) = (first, maxRuns, order, isTimeOver, run)
    }

    mutating func shrink() {
        var start: ChoiceTrace
        repeat {
            start = best
            deleteSiblings()
            zeroSpans()
            guard best.values.count == start.values.count else { continue }
            lowerValues()
            lowerEqualValues()
            changePairs()
            sortSpans()
            // The more expensive passes run only if the passes above have found nothing simpler.
            guard best == start else { continue }
            lowerScatteredValues()
            guard best == start else { continue }
            deleteChunks()
            if best == start { lowerAndDelete() }
            if best == start { deleteAndRaise() }
            if best == start { lowerAndReorder() }
        } while best != start && end == nil
    }

    /// - Parameter hasOtherTurns: Whether `values` change the task order. If so, the run is tried
    ///   even if `values` are not simpler.
    /// - Returns: Whether the run with these values became the best one.
    mutating func consider(_ values: [UInt64], hasOtherTurns: Bool = false) -> Bool {
        // Checks the time first, because comparing many numbers also takes time.
        if end == nil, isTimeOver() { end = .time }
        guard end == nil, hasOtherTurns || order.isSimpler(values, than: best.values), tried.insert(values).inserted
        else { return false }
        guard runs < maxRuns else {
            end = .runs
            return false
        }
        runs += 1
        guard let trace = run(values), isSimpler(trace) else { return false }
        best = trace
        return true
    }

    /// Simpler values take precedence over a simpler task order.
    private func isSimpler(_ trace: ChoiceTrace) -> Bool {
        let (data, other) = (trace.data, best.data)
        return data == other
            ? order.isSimpler(trace.values, than: best.values)
            : ChoiceTrace.Simplicity.shortest.isSimpler(data, than: other)
    }

    mutating func replace(_ range: Range<Int>, by values: some Collection<UInt64>) -> Bool {
        guard range.upperBound <= best.values.count else { return false }
        var candidate = best.values
        candidate.replaceSubrange(range, with: values)
        return consider(candidate)
    }

    /// Finds the largest amount, up to `most`, for which `attempt` succeeds. Every attempt that
    /// succeeds changes `best`.
    mutating func most(_ most: UInt64, _ attempt: (inout Shrinker, UInt64) -> Bool) {
        guard most > 0, !attempt(&self, most) else { return }
        var (accepted, refused): (UInt64, UInt64) = (0, most)
        while refused - accepted > 1, end == nil {
            let middle = accepted + (refused - accepted) / 2
            if attempt(&self, middle) { accepted = middle } else { refused = middle }
        }
    }
}

/// The time limit for finding a simpler failing run: 15 seconds, or less if a deadline is near.
struct SearchTime {
    private let end: ContinuousClock.Instant
    private let deadline: ContinuousClock.Instant?
    private var slowest: Duration

    init(before deadline: ContinuousClock.Instant?, slowest: Duration) {
        (self.deadline, self.slowest, end) = (deadline, slowest, Self.now + .seconds(15))
    }

    /// Tests replace the clock so that they don't have to sleep.
    @TaskLocal static var clock: @Sendable () -> ContinuousClock.Instant = { .now }
    static var now: ContinuousClock.Instant { clock() }

    mutating func note(_ duration: Duration) { slowest = max(slowest, duration) }

    var isOver: Bool { Self.now > end || deadline.map { Self.now + slowest * 2 > $0 } == true }
}
