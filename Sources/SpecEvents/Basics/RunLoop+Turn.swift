import Foundation

extension RunLoop {
    /// Runs the main thread's run loop until it has run a block of the main queue, or the duration
    /// has passed. A repeating timer wakes it if a block that ran the loop consumed what would have
    /// woken it, and keeps it from returning immediately in a block of the main queue.
    package static func turnMain(for duration: Duration) {
        let seconds = max(duration / .seconds(1), 0)
        let timer = Timer(timeInterval: min(max(seconds, 0.001), 0.1), repeats: true) { _ in }
        // Adding a timer wakes the loop, which would then not run what is already due.
        if seconds > 0 { main.add(timer, forMode: .default) }
        defer { timer.invalidate() }
        _ = main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    }
}
