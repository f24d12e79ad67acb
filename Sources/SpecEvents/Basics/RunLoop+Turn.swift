import Foundation

extension RunLoop {
    /// Runs the main thread's loop until it has run a block of the main queue, or for a time.
    ///
    /// A block of the loop that turns it again takes what would wake it at the end of the time. In a block of the main queue it does
    /// not run that queue, and returns at once if it has nothing else. A timer that repeats wakes it, and is something.
    package static func turnMain(for duration: Duration) {
        let seconds = max(duration / .seconds(1), 0)
        let timer = Timer(timeInterval: min(max(seconds, 0.001), 0.1), repeats: true) { _ in }
        main.add(timer, forMode: .default)
        defer { timer.invalidate() }
        _ = main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    }
}
