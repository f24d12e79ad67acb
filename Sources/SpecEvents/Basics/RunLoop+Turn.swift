import Foundation

extension RunLoop {
    /// Runs the main thread's loop until it has run a block of the main queue, or for a time.
    /// A block that turns the loop itself takes what would wake it, and in a block of the main
    /// queue it would return at once: for both it gets a timer that repeats.
    package static func turnMain(for duration: Duration) {
        let seconds = max(duration / .seconds(1), 0)
        let timer = Timer(timeInterval: min(max(seconds, 0.001), 0.1), repeats: true) { _ in }
        // A timer that is added wakes the loop, and so would take the place of what is due.
        if seconds > 0 { main.add(timer, forMode: .default) }
        defer { timer.invalidate() }
        _ = main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    }
}
