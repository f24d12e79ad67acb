import Expect
import Foundation
import SpecEvents
import VirtualTime

/// Looks again and again until something holds, or the time is over.
///
/// Real time passes while the main run loop turns, or in async code while the task sleeps. Virtual time is advanced from
/// one piece of pending work to the next, so that nothing that is there for a moment only is missed. Tasks that it resumes go
/// on by themselves, unless they are deterministic, and are given a moment of real time.
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

    /// Why the looks ended.
    enum End {
        /// A look said `true`, or the time is over.
        case isOver
        /// The task was cancelled before that.
        case isCancelled
    }

    /// Looks until `look` says `true` or the time is over. Blocks this thread.
    func until(_ look: () -> Bool) -> End {
        var plan = WaitPlan(self)
        while !look() {
            switch plan.next() {
            case .pause(let pause): letTimePass(pause)
            case .advance(let time, let instant):
                time.advanceForWait(to: instant, at: location)
                // What came from the time may have gone on to the main queue.
                letTimePass(.zero)
            case .stop: return .isOver
            }
        }
        return .isOver
    }

    /// Looks until `look` says `true`, the time is over or the task is cancelled. Suspends the task.
    func until(_ look: () -> Bool) async -> End {
        var plan = WaitPlan(self)
        while !look() {
            if Task.isCancelled { return .isCancelled }
            switch plan.next() {
            case .pause(let pause): try? await Task.sleep(for: pause)
            case .advance(let time, let instant):
                await time.advanceForWait(to: instant, at: location)
                await Task.yield()
            case .stop: return .isOver
            }
        }
        return .isOver
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
