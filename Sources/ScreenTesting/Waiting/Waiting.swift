import Expect
import Foundation
import SpecEvents
import VirtualTime

/// Looks again and again until something holds, or the time is over.
///
/// Real time passes while the main run loop turns, or in async code while the task sleeps. Virtual time is advanced from
/// one piece of pending work to the next, so that nothing that is there for a moment only is missed.
@MainActor struct Waiting {
    let timeout: Duration
    let time: VirtualTime?
    /// Where the wait is called, for failures of the time.
    let location: CodeLocation

    init(timeout: Duration?, time: VirtualTime? = CurrentScreen.value?.time, at location: CodeLocation) {
        self.time = time
        self.location = location
        self.timeout = min(max(timeout ?? ScreenDefaults.timeout, .zero), .seconds(365 * 86_400))
    }

    /// Blocks this thread.
    ///
    /// - Returns: Whether `look` said `true` before the time was over.
    func until(_ look: () -> Bool) -> Bool {
        var plan = WaitPlan(self)
        while !look() {
            switch plan.next() {
            case .pause(let pause): letTimePass(pause)
            case .advance(let time, let instant):
                time.advanceIfNeeded(to: instant, at: location)
                // What came from the time may have gone on to the main queue.
                letTimePass(.zero)
            case .stop: return false
            }
        }
        return true
    }

    /// Suspends the task. Ends early if the task is cancelled.
    func until(_ look: () -> Bool) async -> Bool {
        var plan = WaitPlan(self)
        while !look() {
            if Task.isCancelled { return false }
            switch plan.next() {
            case .pause(let pause): try? await Task.sleep(for: pause)
            case .advance(let time, let instant):
                await time.advanceIfNeeded(to: instant, at: location)
                await Task.yield()
            case .stop: return false
            }
        }
        return true
    }

    /// The time-out in words: `5 s`, `2.5 s of virtual time`.
    var text: String {
        timeout.text + (time == nil ? "" : " of virtual time")
    }
}

extension Duration {
    /// The duration in words: `5 s`, `2.5 s`.
    var text: String {
        let seconds = self / .seconds(1)
        return (seconds.rounded() == seconds ? String(format: "%.0f", seconds) : "\(seconds)") + " s"
    }
}

/// What to do between two looks; the sync and the async form of a wait ask it.
private struct WaitPlan {
    enum Step {
        case pause(Duration)
        case advance(VirtualTime, to: Duration)
        case stop
    }

    private static let longestPause = Duration.milliseconds(10)

    private let start = ContinuousClock.now
    private let timeout: Duration
    private let time: VirtualTime?
    /// When virtual time is over, counted from its beginning.
    private let virtualEnd: Duration
    private var hasBegun = false
    /// Whether there was a look after the end: while the thread was blocked, nothing could change.
    private var hasLookedLate = false

    @MainActor init(_ waiting: Waiting) {
        timeout = waiting.timeout
        time = waiting.time
        virtualEnd = (waiting.time?.elapsed ?? .zero) + waiting.timeout
    }

    mutating func next() -> Step {
        guard timeout > .zero else { return .stop }
        if let time { return next(on: time) }
        let elapsed = .now - start
        let left = timeout - elapsed
        guard left <= .zero else { return .pause(min(max(elapsed / 10, .microseconds(50)), Self.longestPause, left)) }
        guard !hasLookedLate else { return .stop }
        hasLookedLate = true
        return .pause(.milliseconds(1))
    }

    /// First what is due now happens, then whatever is due next, and at last the time that is left passes.
    private mutating func next(on time: VirtualTime) -> Step {
        let now = time.elapsed
        guard hasBegun else {
            hasBegun = true
            return .advance(time, to: now)
        }
        guard !hasLookedLate, let deadline = firstDeadline(on: time) else { return .stop }
        if deadline > virtualEnd { hasLookedLate = true }
        // Work that is due and did not happen will not happen.
        if deadline <= now { return .stop }
        return .advance(time, to: min(deadline, virtualEnd))
    }

    private func firstDeadline(on time: VirtualTime) -> Duration? {
        let pending = time.pending
        guard !pending.isEmpty else { return nil }
        return pending.compactMap(\.deadline).first ?? virtualEnd + .nanoseconds(1)
    }
}
