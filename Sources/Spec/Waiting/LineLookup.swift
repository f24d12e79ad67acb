import CallSites
import SpecEvents
import Locks

/// Looks up the lines of call sites for failures, as long as the process has time for it: each function on the
/// stack may take a hundredth of a second.
enum LineLookup {
    private static let timeLeft = Lock(Duration.seconds(3))

    /// The result of `body`, whose time counts; `nil` if no time is left.
    static func ifTimeIsLeft<Result>(_ body: () -> Result?) -> Result? {
        guard timeLeft.withLock({ $0 > .zero }) else { return nil }
        let start = ContinuousClock.now
        defer { timeLeft.withLock { $0 -= .now - start } }
        return body()
    }
}
