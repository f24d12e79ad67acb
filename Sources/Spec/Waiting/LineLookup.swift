import Foundation
import SpecEvents

/// Looks up the lines of call sites for failures, as long as the process has time for it: each function on the
/// stack may take a hundredth of a second. What counts is the time of the processor, so that a busy machine changes no failure.
enum LineLookup {
    private static let timeLeft = Lock(Duration.seconds(3))

    /// The result of `body`, whose time counts; `nil` if no time is left.
    static func ifTimeIsLeft<Result>(_ body: () -> Result?) -> Result? {
        guard timeLeft.withLock({ $0 > .zero }) else { return nil }
        let start = processorTime
        defer { timeLeft.withLock { $0 -= processorTime - start } }
        return body()
    }

    /// The time that this thread has had a processor.
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
