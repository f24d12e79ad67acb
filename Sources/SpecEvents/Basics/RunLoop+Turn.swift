import Foundation

extension RunLoop {
    /// Runs the main run loop until it has run a block of the main queue or the duration has
    /// passed. A repeating timer wakes the loop if a block that itself ran the loop consumed the
    /// wake-up. If a main-queue block calls this, the timer keeps the loop from returning at once.
    package static func turnMain(for duration: Duration) {
        let seconds = max(duration / .seconds(1), 0)
        let timer = Timer(timeInterval: min(max(seconds, 0.001), 0.1), repeats: true) { _ in }
        // With no time left, a timer would wake the loop before it runs work that is already due.
        if seconds > 0 { main.add(timer, forMode: .default) }
        let end = Date(timeIntervalSinceNow: seconds)
        _ = main.run(mode: .default, before: end)
        timer.invalidate()
        // At the end, the loop may have handled a timer instead of the main queue.
        if Date() >= end { _ = main.run(mode: .default, before: end) }
    }
}
