import Foundation

extension RunLoop {
    /// Runs the main run loop until it has run a block of the main queue or the duration has
    /// passed.
    ///
    /// A block that itself runs the loop may consume the wake-up for the next block, so a repeating
    /// timer also wakes the loop. If a block of the main queue calls this method, the timer keeps
    /// the loop from returning immediately.
    package static func turnMain(for duration: Duration) {
        let seconds = max(duration / .seconds(1), 0)
        let timer = Timer(timeInterval: min(max(seconds, 0.001), 0.1), repeats: true) { _ in }
        // With no time left, a timer would wake the loop before it runs work that is already due.
        if seconds > 0 { main.add(timer, forMode: .default) }
        defer { timer.invalidate() }
        _ = main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    }

    /// Runs the blocks that are on the main queue, but not the blocks that they add to the queue.
    /// Returns whether they ran. They cannot run if a block of the main queue calls this method.
    @discardableResult package static func runMainQueue() -> Bool {
        let hasRun = Lock(false)
        let start = ContinuousClock.now
        DispatchQueue.main.async { hasRun.withLock { $0 = true } }
        // Each run of the loop handles one event, which may be a wake-up or a timer instead of the
        // main queue. The limits keep timers that take long, or are always due, from delaying the
        // caller.
        for run in 0..<20 where !hasRun.withLock(\.self) && (run < 5 || .now - start < .milliseconds(20)) {
            _ = main.run(mode: .default, before: .distantPast)
        }
        return hasRun.withLock(\.self)
    }
}
