import Foundation

extension RunLoop {
    /// Runs the main run loop until a block on the main queue has run or the duration has elapsed.
    ///
    /// If a block runs the loop itself, that run may consume the wake-up for the next block, so a
    /// repeating timer also wakes the loop. The timer also keeps the loop from returning
    /// immediately when a block on the main queue calls this method.
    package static func turnMain(for duration: Duration) {
        let seconds = max(duration / .seconds(1), 0)
        let timer = Timer(timeInterval: min(max(seconds, 0.001), 0.1), repeats: true) { _ in }
        // If no time is left, a timer would wake the loop before the loop runs blocks that are due.
        if seconds > 0 { main.add(timer, forMode: .default) }
        defer { timer.invalidate() }
        _ = main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    }

    /// Runs the blocks that are already on the main queue. Returns `false` if some of them did not
    /// run, for example because the caller is itself a block on the main queue.
    @discardableResult package static func runMainQueue() -> Bool {
        let hasRun = Lock(false)
        let start = ContinuousClock.now
        DispatchQueue.main.async { hasRun.withLock { $0 = true } }
        // Each run of the loop may handle a wake-up or a timer rather than blocks on the main
        // queue. The limits keep a slow or constantly firing timer from delaying the caller.
        for run in 0..<20 where !hasRun.withLock(\.self) && (run < 5 || .now - start < .milliseconds(20)) {
            _ = main.run(mode: .default, before: .distantPast)
        }
        return hasRun.withLock(\.self)
    }
}
