import Foundation
import ProcessShims
import SpecEvents

/// Pauses this thread and lets other work run. On the main thread the run loop returns as soon as a block of the main
/// queue has run, because the value has probably changed then.
package func letTimePass(_ pause: Duration) {
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

/// Pauses inside a block of the main queue, as in a sync function that async code of the main actor calls after a
/// suspension. There the run loop does not run the other blocks of the main queue and does not wake up for them.
private func letTimePassInsideMainQueue(_ pause: Duration) {
    let end = ContinuousClock.now + pause
    repeat {
        let turnEnd = min(end, .now + .milliseconds(1))
        turnMainRunLoop(for: turnEnd - .now)
        // A run loop without sources returns at once.
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
