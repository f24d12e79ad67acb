import Foundation
import ProcessShims
import SpecEvents

/// Lets time pass on a thread that waits, and other work run. The main run loop comes back as soon as a block of the
/// main queue has run, which is when there is most likely something new to see.
func letTimePass(_ pause: Duration) {
    if !Thread.isMainThread {
        sleep(for: pause)
    } else {
        CurrentFailureOwner.$value.withValue(CurrentFailureOwner.value?.whileWaiting) { letOthersWork(pause) }
    }
}

private func letOthersWork(_ pause: Duration) {
    if main_queue_is_at_work() {
        letTimePassInsideMainQueue(pause)
    } else {
        turnMainRunLoop(for: pause)
    }
}

/// Lets time pass inside a block of the main queue: in a sync function that async code of the main actor calls after it
/// has suspended. There the run loop runs no other blocks of the main queue, and does not wake up for them.
private func letTimePassInsideMainQueue(_ pause: Duration) {
    let end = ContinuousClock.now + pause
    repeat {
        let turnEnd = min(end, .now + .milliseconds(1))
        turnMainRunLoop(for: turnEnd - .now)
        // A run loop that has nothing to wait for comes back at once.
        sleep(for: turnEnd - .now)
        main_queue_run_more()
    } while ContinuousClock.now < end
}

private func turnMainRunLoop(for pause: Duration) {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: pause / .seconds(1)))
}

private func sleep(for pause: Duration) {
    if pause > .zero { Thread.sleep(forTimeInterval: pause / .seconds(1)) }
}
