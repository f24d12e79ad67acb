import Expect
import Foundation
import SpecEvents
import VirtualTime

/// Polls repeatedly. In real time, the main run loop runs between polls or, in async code, the task
/// sleeps. Virtual time advances between polls to the next pending work, so that no screen state is
/// missed. Unless tasks are deterministic, resumed tasks then get some real time to run.
@MainActor struct Waiting {
    let timeout: Duration
    let time: VirtualTime?
    /// The source location at which the virtual time reports failures.
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

    func end<Answer>(of poll: () -> Result<Answer, PollFailure>) -> End<Answer> {
        var plan = WaitPlan(self)
        while true {
            let result = poll()
            guard case .failure(let failure) = result, !failure.isFinal else { return End(result: result) }
            switch plan.next() {
            case .pause(let pause): letTimePass(pause, isLate: plan.hasPolledLate)
            case .advance(let time, let instant):
                time.pass(until: instant, isWait: true, at: location)
                // The work that has just run may have added more work to the main queue.
                RunLoop.runMainQueue()
            case .stop: return End(result: result)
            }
        }
    }

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

    var text: String {
        timeout.text + (time == nil ? "" : " of virtual time")
    }
}

extension Duration {
    var text: String {
        let seconds = self / .seconds(1)
        return (seconds.rounded() == seconds ? String(format: "%.0f", seconds) : "\(seconds)") + " s"
    }
}

/// Plans the steps between polls. Shared by synchronous and async waits.
struct WaitPlan {
    enum Step {
        case pause(Duration)
        case advance(VirtualTime, to: Duration)
        case stop
    }

    private static let maxPause = Duration.milliseconds(10)

    private let start = ContinuousClock.now
    private let timeout: Duration
    private var virtual: VirtualWaitPlan?
    /// Whether the final poll has been planned. It takes place after the deadline, so it sees
    /// changes that were delayed because this thread was blocked.
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
        guard left <= .zero else { return .pause(min(max(elapsed / 10, .microseconds(50)), Self.maxPause, left)) }
        hasPolledLate = true
        return .pause(.milliseconds(1))
    }
}

/// Plans the steps between the polls of a wait in virtual time. The steps perform the work that is
/// due now, then each piece of later work, and finally advance to the end of the wait.
private struct VirtualWaitPlan {
    private static let pauseForTasks = Duration.microseconds(500)
    private static let timeForTasks = Duration.milliseconds(2)
    /// How much real time tasks get to run when no more work is due before the end of the wait.
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
    /// Measured from the start of virtual time.
    private let end: Duration
    private var roundsOfInstant = 0
    private var steps = 0
    /// Shows when resumed tasks have had enough time to add work. Not used for deterministic tasks.
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
        // Without a later deadline, advancing to the end resumes no tasks that need real time.
        hasWaitedForTasks = !hasLaterDeadline
        return step
    }

    private mutating func advance(to instant: Duration) -> WaitPlan.Step {
        probe = nil
        hasWaitedForTasks = false
        return .advance(time, to: instant)
    }

    /// Returns whether to pause, so that tasks can run before virtual time advances.
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

/// A probe that estimates when other tasks have run as far as they can. It waits for a minimum time
/// and for a chain of low-priority tasks, which takes longer to run on a busy machine.
final class TaskProbe: Sendable {
    private static let length = 20
    private static let limit = Duration.seconds(1)

    private let start = ContinuousClock.now
    private let hasArrived = Lock<Bool>(false)

    init() {
        hop(Self.length)
    }

    /// After a second, always returns `true`, so that blocked tasks do not prolong the wait.
    func isOver(minimum: Duration) -> Bool {
        let elapsed = .now - start
        return elapsed > Self.limit || elapsed > minimum && hasArrived.withLock { $0 }
    }

    private func hop(_ left: Int) {
        guard left > 0 else { return hasArrived.withLock { $0 = true } }
        Task.detached(priority: .low) { self.hop(left - 1) }
    }
}
