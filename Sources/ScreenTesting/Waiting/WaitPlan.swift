import VirtualTime

/// What to do between two looks; the sync and the async form of a wait ask it.
struct WaitPlan {
    enum Step {
        case pause(Duration)
        case advance(VirtualTime, to: Duration)
        case stop
    }

    private static let longestPause = Duration.milliseconds(10)
    /// Real time for tasks that virtual time has resumed and that go on by themselves: only then is it known what is due next.
    private static let pausesForTasks: [Duration] = [.milliseconds(1), .milliseconds(4), .milliseconds(10)]
    /// After so many looks the rest of virtual time is divided among as many.
    private static let maxExactSteps = 10_000

    private let start = ContinuousClock.now
    private let timeout: Duration
    private let time: VirtualTime?
    /// When virtual time is over, counted from its beginning.
    private let virtualEnd: Duration
    /// Whether there was a look after the end: while the thread was blocked, nothing could change.
    private var hasLookedLate = false
    /// How often what is due at the same instant was let happen.
    private var turnsOfInstant = 0
    private var pausesSinceAdvance = 0
    private var steps = 0

    @MainActor init(_ waiting: Waiting) {
        timeout = waiting.timeout
        time = waiting.time
        virtualEnd = (waiting.time?.elapsed ?? .zero) + waiting.timeout
    }

    mutating func next() -> Step {
        guard timeout > .zero, !hasLookedLate else { return .stop }
        if let time { return next(on: time) }
        let elapsed = .now - start
        let left = timeout - elapsed
        guard left <= .zero else { return .pause(min(max(elapsed / 10, .microseconds(50)), Self.longestPause, left)) }
        hasLookedLate = true
        return .pause(.milliseconds(1))
    }

    /// First what is due now happens, then whatever is due next, and at last the time that is left passes.
    private mutating func next(on time: VirtualTime) -> Step {
        let now = time.elapsed
        let deadlines = time.pending.lazy.compactMap(\.deadline)
        // Something that is due may submit more that is due. What is still there the second time cannot happen now.
        if turnsOfInstant == 0 || turnsOfInstant == 1 && deadlines.first.map({ $0 <= now }) == true {
            turnsOfInstant += 1
            return .advance(time, to: now)
        }
        let next = deadlines.first { $0 > now } ?? virtualEnd
        if next >= virtualEnd {
            if !VirtualTime.hasDeterministicTasks, pausesSinceAdvance < Self.pausesForTasks.count {
                pausesSinceAdvance += 1
                return .pause(Self.pausesForTasks[pausesSinceAdvance - 1])
            }
            hasLookedLate = true
            return .advance(time, to: virtualEnd)
        }
        turnsOfInstant = 1
        pausesSinceAdvance = 0
        steps += 1
        return .advance(time, to: steps < Self.maxExactSteps ? next : max(next, min(now + stride, virtualEnd)))
    }

    private var stride: Duration { timeout / Self.maxExactSteps }
}
