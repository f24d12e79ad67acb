import Foundation
import SpecEvents

/// How long an example may take, and since when.
struct TimeLimit {
    /// Thrown when an async hook or body is not done in time.
    struct Exceeded: Error, CustomStringConvertible {
        let description: String
    }

    let limit: Duration
    private(set) var start = ContinuousClock.now

    /// A limit; one of more than a year is a year, so that no sum of times overflows.
    init(_ limit: Duration) {
        self.limit = min(limit, .seconds(365 * 86_400))
    }

    var deadline: ContinuousClock.Instant { start + limit }

    /// Gives the same time once more, from now on.
    mutating func restart() {
        start = .now
    }

    /// The error for something that was cancelled; `step` is the step that it was in.
    func exceeded(in step: String?, reactedToCancellation: Bool) -> Exceeded {
        let place = step.map { " in step “\($0)”" } ?? ""
        let end = reactedToCancellation ? "was cancelled" : "did not react to being cancelled"
        return Exceeded(description: "took longer than its time limit of \(Self.text(limit))\(place), and \(end)")
    }

    /// The failure of a sync example that came to its end after its time.
    func failureIfOver(at location: CodeLocation?) -> RecordedFailure? {
        let taken = ContinuousClock.now - start
        guard taken > limit else { return nil }
        let message = "took \(Self.text(taken)), longer than its time limit of \(Self.text(limit))"
        return RecordedFailure(message: message, location: location)
    }

    private static func text(_ duration: Duration) -> String {
        String(format: "%.2f s", duration / .seconds(1))
    }
}
