import Expect
import Foundation
import SpecEvents
import VirtualTime

/// Between two polls, the main run loop runs or, in async code, the task sleeps. With virtual time,
/// the wait instead advances that time to the next pending work, so that no state of the screen is
/// missed. Tasks that this work resumes get some real time to run, unless they are deterministic.
@MainActor struct Waiting {
    let timeout: Duration
    let time: VirtualTime?
    /// For failures that the virtual time reports.
    let location: CodeLocation

    init(timeout: Duration, time: VirtualTime? = CurrentScreen.value?.time, at location: CodeLocation) {
        self.time = time
        self.location = location
        self.timeout = min(max(timeout, .zero), .seconds(365 * 86_400))
    }

    struct End<Answer> {
        let result: Result<Answer, PollFailure>
        var wasCancelled = false
    }

    /// Blocks the thread.
    func end<Answer>(of poll: () -> Result<Answer, PollFailure>) -> End<Answer> {
        var plan = WaitPlan(self)
        while true {
            let result = poll()
            guard case .failure(let failure) = result, !failure.isFinal else { return End(result: result) }
            switch plan.next() {
            case .pause(let pause): letTimePass(pause, isLate: plan.hasPolledLate)
            case .advance(let time, let instant):
                time.pass(until: instant, isWait: true, at: location)
                // The work that was due may have enqueued more work on the main queue.
                RunLoop.runMainQueue()
            case .stop: return End(result: result)
            }
        }
    }

    /// Suspends the task between polls, and stops if the task is cancelled.
    func end<Answer>(of poll: () -> Result<Answer, PollFailure>) async -> End<Answer> {
        var plan = WaitPlan(self)
        while true {
            let result = poll()
            guard case .failure(let failure) = result, !failure.isFinal else { return End(result: result) }
            guard !Task.isCancelled else { return End(result: result, wasCancelled: true) }
            switch plan.next() {
            case .pause(let pause): try? await Task.sleep(for: pause)
            case .advance(let time, let instant):
                await time.pass(until: instant, isWait: true, at: location)
                await Task.yield()
            case .stop: return End(result: result)
            }
        }
    }

    /// For example `5 s` or `2.5 s of virtual time`.
    var text: String {
        timeout.text + (time == nil ? "" : " of virtual time")
    }
}

extension Duration {
    /// For example `5 s` or `2.5 s`.
    var text: String {
        let seconds = self / .seconds(1)
        return (seconds.rounded() == seconds ? String(format: "%.0f", seconds) : "\(seconds)") + " s"
    }
}

/// Shared by synchronous and async waits.
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
    /// The final poll, after the deadline, sees the changes that could not happen earlier because
    /// this thread was blocked.
    private(set) var hasPolledLate = false

    @MainActor init(_ waiting: Waiting) {
        timeout = waiting.timeout
        virtual = waiting.time.map { VirtualWaitPlan(on: $0, for: waiting.timeout) }
    }

    mutating func next() -> Step {
        guard timeout > .zero, !hasPolledLate else { return .stop }
        if let step = virtual?.next() { return step }
        let elapsed = .now - start
        let left = timeout - elapsed
        guard left <= .zero else { return .pause(min(max(elapsed / 10, .microseconds(50)), Self.longestPause, left)) }
        hasPolledLate = true
        return .pause(.milliseconds(1))
    }
}

/// The plan for the steps between the polls of a wait in virtual time. The wait performs the work
/// that is due now and then each piece of later work, and finally advances to the end of the wait.
private struct VirtualWaitPlan {
    private static let pauseForTasks = Duration.microseconds(500)
    private static let timeForTasks = Duration.milliseconds(2)
    /// The real time for tasks once no more work is due before the end of the wait.
    private static let timeForLastTasks = Duration.milliseconds(200)
    /// How many times work may schedule more work for the same instant.
    private static let maxRoundsOfInstant = 100
    /// After this many steps, tasks get real time only at the end of the wait.
    private static let maxStepsWithTasks = 100
    /// The number of steps that advance exactly to the next pending work. Each later step advances
    /// by at least the timeout divided by this number.
    private static let maxExactSteps = 2_000

    private let time: VirtualTime
    private let timeout: Duration
    /// Relative to the start of the virtual time.
    private let end: Duration
    private var roundsOfInstant = 0
    private var steps = 0
    /// Shows when resumed tasks have had time to add work. Deterministic tasks need no probe.
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
        if roundsOfInstant == 0 || isDue && roundsOfInstant < Self.maxRoundsOfInstant {
            roundsOfInstant += 1
            return advance(to: now)
        }
        let hasLaterDeadline = deadlines.contains { $0 > now && $0 <= end }
        if waitsForTasks(isLast: !hasLaterDeadline) { return .pause(Self.pauseForTasks) }
        guard now < end else { return .stop }
        roundsOfInstant = 1
        steps += 1
        let next = min(deadlines.first { $0 > now } ?? end, end)
        let step = advance(
            to: steps < Self.maxExactSteps ? next : max(next, min(now + timeout / Self.maxExactSteps, end))
        )
        // If no more work is due, advancing to the end resumes no task that needs real time.
        hasWaitedForTasks = !hasLaterDeadline
        return step
    }

    private mutating func advance(to instant: Duration) -> WaitPlan.Step {
        probe = nil
        hasWaitedForTasks = false
        return .advance(time, to: instant)
    }

    /// A pause lets tasks run before virtual time advances.
    private mutating func waitsForTasks(isLast: Bool) -> Bool {
        guard !hasWaitedForTasks, isLast || steps < Self.maxStepsWithTasks else { return false }
        hasWaitedForTasks = VirtualTime.hasDeterministicTasks || tasksHadEnoughTime(isLast: isLast)
        return true
    }

    private mutating func tasksHadEnoughTime(isLast: Bool) -> Bool {
        let probe = self.probe ?? TaskProbe()
        self.probe = probe
        return probe.isOver(minimum: isLast ? Self.timeForLastTasks : Self.timeForTasks)
    }
}

/// A probe that estimates when other tasks have run as far as they can: when a minimum time has
/// passed and a chain of low-priority tasks has run, which takes longer on a busy machine.
final class TaskProbe: Sendable {
    private static let length = 20
    private static let limit = Duration.seconds(1)

    private let start = ContinuousClock.now
    private let hasArrived = Lock<Bool>(false)

    init() {
        hop(Self.length)
    }

    /// Always `true` after a second, because tasks may be blocked.
    func isOver(minimum: Duration) -> Bool {
        let elapsed = .now - start
        return elapsed > Self.limit || elapsed > minimum && hasArrived.withLock { $0 }
    }

    private func hop(_ left: Int) {
        guard left > 0 else { return hasArrived.withLock { $0 = true } }
        Task.detached(priority: .low) { self.hop(left - 1) }
    }
}
