import Foundation
import SpecEvents

/// The time limit of an example, and when its time started.
struct TimeLimit {
    /// Thrown when an async hook or body exceeds the limit.
    struct Exceeded: Error, CustomStringConvertible {
        let description: String
    }

    let limit: Duration
    /// How long code may take to react to its cancellation.
    let grace: Duration
    private(set) var start = ContinuousClock.now
    /// The longest limit: a year, so that adding durations to times cannot overflow.
    static let longest = Duration.seconds(365 * 86_400)

    /// Creates a limit, which is at most ``longest``.
    init(_ limit: Duration, grace: Duration) {
        self.grace = grace
        self.limit = min(limit, Self.longest)
    }

    var deadline: ContinuousClock.Instant { start + limit }

    mutating func restart() {
        start = .now
    }

    /// Returns the error for a cancelled body. `step` was open at the limit; `notes` are other
    /// facts about the wait, such as what virtual time is waiting for.
    func exceeded(inStep step: String?, _ notes: [String], reactedToCancellation: Bool) -> Exceeded {
        let place = step.map { " in step “\($0)”" } ?? ""
        let end = reactedToCancellation ? "was cancelled" : "did not react to being cancelled"
        let sentence = "took longer than its time limit of \(Self.text(limit))\(place), and \(end)"
        return Exceeded(description: ([sentence] + notes).joined(separator: "\n"))
    }

    /// Returns a failure if sync code has taken longer than its limit. `part` is the part of the
    /// example; `nil` for the body and everything before it.
    func failureIfOver(_ part: String?, at location: CodeLocation?) -> RecordedFailure? {
        let taken = ContinuousClock.now - start
        guard taken > limit else { return nil }
        let subject = part.map { "\($0) " } ?? ""
        let message = "\(subject)took \(Self.text(taken)), longer than its time limit of \(Self.text(limit))"
        return RecordedFailure(message: message, location: location)
    }

    /// Returns the duration as text, such as `2.50 s`.
    static func text(_ duration: Duration) -> String {
        String(format: "%.2f s", duration / .seconds(1))
    }
}
