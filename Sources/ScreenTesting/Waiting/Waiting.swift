import Expect
import Foundation
import SpecEvents
import VirtualTime

/// Polls until a poll succeeds, or the time is over.
///
/// Between two polls real time passes: the main run loop runs, or in async code the task sleeps. Virtual time is advanced from
/// one piece of pending work to the next, so that no state of the screen is missed. Tasks that it resumes run by themselves,
/// unless they are deterministic, and are given a moment of real time.
@MainActor struct Waiting {
    let timeout: Duration
    let time: VirtualTime?
    /// The caller's line, for failures of the time.
    let location: CodeLocation

    init(timeout: Duration, time: VirtualTime? = CurrentScreen.value?.time, at location: CodeLocation) {
        self.time = time
        self.location = location
        self.timeout = min(max(timeout, .zero), .seconds(365 * 86_400))
    }

    /// The result of the last poll, and why it was the last.
    struct End<Answer> {
        let result: Result<Answer, PollFailure>
        var wasCancelled = false
    }

    /// Polls until the result is final or the time is over. Blocks this thread.
    func end<Answer>(of poll: () -> Result<Answer, PollFailure>) -> End<Answer> {
        var plan = WaitPlan(self)
        while true {
            let result = poll()
            guard !result.isFinal else { return End(result: result) }
            switch plan.next() {
            case .pause(let pause): letTimePass(pause)
            case .advance(let time, let instant):
                time.pass(until: instant, isWait: true, at: location)
                // Work of the time may have submitted more to the main queue.
                letTimePass(.zero)
            case .stop: return End(result: result)
            }
        }
    }

    /// Polls until the result is final, the time is over or the task is cancelled. Suspends the task.
    func end<Answer>(of poll: () -> Result<Answer, PollFailure>) async -> End<Answer> {
        var plan = WaitPlan(self)
        while true {
            let result = poll()
            guard !result.isFinal else { return End(result: result) }
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

    /// The time-out in words: `5 s`, `2.5 s of virtual time`.
    var text: String {
        timeout.text + (time == nil ? "" : " of virtual time")
    }
}

extension Result where Failure == PollFailure {
    /// Whether another poll would not change it.
    fileprivate var isFinal: Bool {
        switch self {
        case .success: true
        case .failure(let failure): failure.isFinal
        }
    }
}

extension Duration {
    /// The duration in words: `5 s`, `2.5 s`.
    var text: String {
        let seconds = self / .seconds(1)
        return (seconds.rounded() == seconds ? String(format: "%.0f", seconds) : "\(seconds)") + " s"
    }
}
