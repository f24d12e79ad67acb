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
        defer { timer.invalidate() }
        _ = main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    }

    /// Runs the blocks that have been added to the main queue, but not those that they add.
    ///
    /// - Returns: `false` if the main queue cannot run, because one of its blocks calls this.
    @discardableResult package static func runMainQueue() -> Bool {
        let hasRun = Lock(false)
        let start = ContinuousClock.now
        DispatchQueue.main.async { hasRun.withLock { $0 = true } }
        // Each run handles one event, which may be a wake-up or timers instead of the main queue.
        // Timers that take long, or are always due, must not make a wait last.
        for run in 0..<20 where !hasRun.withLock(\.self) && (run < 5 || .now - start < .milliseconds(20)) {
            _ = main.run(mode: .default, before: .distantPast)
        }
        return hasRun.withLock(\.self)
    }
}
