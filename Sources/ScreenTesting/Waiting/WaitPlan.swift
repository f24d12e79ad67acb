import VirtualTime

/// What to do between two looks; the sync and the async form of a wait ask it.
struct WaitPlan {
    enum Step {
        case pause(Duration)
        case advance(VirtualTime, to: Duration)
        case stop
    }

    private static let longestPause = Duration.milliseconds(10)

    private let start = ContinuousClock.now
    private let timeout: Duration
    private var virtual: VirtualWaitPlan?
    /// Whether there was a look after the end: while the thread was blocked, nothing could change.
    private var hasLookedLate = false

    @MainActor init(_ waiting: Waiting) {
        timeout = waiting.timeout
        virtual = waiting.time.map { VirtualWaitPlan(on: $0, for: waiting.timeout) }
    }

    mutating func next() -> Step {
        guard timeout > .zero, !hasLookedLate else { return .stop }
        if let step = virtual?.next() { return step }
        let elapsed = .now - start
        let left = timeout - elapsed
        guard left <= .zero else { return .pause(min(max(elapsed / 10, .microseconds(50)), Self.longestPause, left)) }
        hasLookedLate = true
        return .pause(.milliseconds(1))
    }
}

/// What to do between two looks of a wait on virtual time: first what is due now happens, then whatever is due next, and at
/// last the time that is left passes.
private struct VirtualWaitPlan {
    private static let pauseForTasks = Duration.microseconds(500)
    private static let timeForTasks = Duration.milliseconds(2)
    /// If nothing is to come, it is for the last time that tasks are waited for.
    private static let timeForLastTasks = Duration.milliseconds(200)
    /// How often what is due at the same instant may lead to more that is due. What is still there then cannot happen now.
    private static let maxTurnsOfInstant = 100
    /// After so many looks tasks are waited for at the end only.
    private static let maxStepsWithTasks = 100
    /// After so many looks the rest of the time is divided among as many.
    private static let maxExactSteps = 2_000

    private let time: VirtualTime
    private let timeout: Duration
    /// When the wait is over, counted from the time's beginning.
    private let end: Duration
    private var turnsOfInstant = 0
    private var steps = 0
    /// Tasks that the time has resumed go on by themselves, unless they are deterministic: only then is known what is due next.
    private var probe: TaskProbe?
    private var hasWaitedForTasks = false

    init(on time: VirtualTime, for timeout: Duration) {
        self.time = time
        self.timeout = timeout
        end = time.elapsed + timeout
    }

    mutating func next() -> WaitPlan.Step {
        let now = time.elapsed
        let deadlines = time.pending.lazy.compactMap(\.deadline)
        let isDue = deadlines.first.map { $0 <= now } ?? false
        if turnsOfInstant == 0 || isDue && turnsOfInstant < Self.maxTurnsOfInstant {
            turnsOfInstant += 1
            return advance(to: now)
        }
        let isMoreToCome = deadlines.contains { $0 > now && $0 <= end }
        if waitsForTasks(isLast: !isMoreToCome) { return .pause(Self.pauseForTasks) }
        guard now < end else { return .stop }
        turnsOfInstant = 1
        steps += 1
        let next = min(deadlines.first { $0 > now } ?? end, end)
        let step = advance(
            to: steps < Self.maxExactSteps ? next : max(next, min(now + timeout / Self.maxExactSteps, end))
        )
        // The time that is left brings nothing that tasks would have to be waited for.
        hasWaitedForTasks = !isMoreToCome
        return step
    }

    private mutating func advance(to instant: Duration) -> WaitPlan.Step {
        probe = nil
        hasWaitedForTasks = false
        return .advance(time, to: instant)
    }

    /// Whether to look once more before the time goes on. The main queue has a turn, and the tasks, and what they leave to the
    /// main queue.
    private mutating func waitsForTasks(isLast: Bool) -> Bool {
        guard !hasWaitedForTasks, isLast || steps < Self.maxStepsWithTasks else { return false }
        hasWaitedForTasks = VirtualTime.hasDeterministicTasks || haveTasksHadTheirTime(isLast: isLast)
        return true
    }

    private mutating func haveTasksHadTheirTime(isLast: Bool) -> Bool {
        let probe = self.probe ?? TaskProbe()
        self.probe = probe
        return probe.isOver(minimum: isLast ? Self.timeForLastTasks : Self.timeForTasks)
    }
}
