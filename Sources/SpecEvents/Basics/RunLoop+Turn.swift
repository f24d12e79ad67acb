import Foundation

extension RunLoop {
    /// Runs the main run loop until it has run a block on the main queue or the time has elapsed.
    ///
    /// A block that runs the loop itself may consume the wake-up for the next block, so a repeating
    /// timer also wakes the loop. The timer also prevents the loop from returning immediately when
    /// a block on the main queue calls this method.
    package static func turnMain(for duration: Duration) {
        let seconds = max(duration / .seconds(1), 0)
        let timer = Timer(timeInterval: min(max(seconds, 0.001), 0.1), repeats: true) { _ in }
        // With no time left, a timer would wake the loop before the loop runs work that is due.
        if seconds > 0 { main.add(timer, forMode: .default) }
        defer { timer.invalidate() }
        _ = main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    }

    /// Runs the blocks that are already on the main queue, and returns whether they ran. They can't
    /// run if the caller is itself a block on the main queue.
    @discardableResult package static func runMainQueue() -> Bool {
        let hasRun = Lock(false)
        let start = ContinuousClock.now
        DispatchQueue.main.async { hasRun.withLock { $0 = true } }
        // Each run of the loop handles one event, which may be a wake-up or a timer rather than the
        // main queue. With these limits, a slow or constantly firing timer cannot delay the caller.
        for run in 0..<20 where !hasRun.withLock(\.self) && (run < 5 || .now - start < .milliseconds(20)) {
            _ = main.run(mode: .default, before: .distantPast)
        }
        return hasRun.withLock(\.self)
    }
}
