import SpecEvents

@testable import Properties

/// The clock of a search, as far ahead of the real one as its runs say that they take.
final class FastClock: Sendable {
    private let ahead = Lock(Duration.zero)

    var lead: Duration { ahead.withLock(\.self) }

    func advance(by duration: Duration) { ahead.withLock { $0 += duration } }

    /// Runs a body whose searches take their time from this clock.
    func measuring<Result>(_ body: () throws -> Result) rethrows -> Result {
        try SearchTime.$clock.withValue({ .now + self.lead }, operation: body)
    }
}
