import SpecEvents

@testable import Properties

/// A clock for searches. It is ahead of the real clock by the time that the runs claim to have taken.
final class FastClock: Sendable {
    private let ahead = Lock(Duration.zero)

    var lead: Duration { ahead.withLock(\.self) }

    func advance(by duration: Duration) { ahead.withLock { $0 += duration } }

    /// Runs a closure whose searches take their time from this clock.
    func measuring<Result>(_ body: () throws -> Result) rethrows -> Result {
        try SearchTime.$clock.withValue({ .now + self.lead }, operation: body)
    }
}
