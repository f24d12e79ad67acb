import Foundation
import SpecEvents

/// The time limit of an example, and the start of its time.
struct TimeLimit {
    /// Thrown when an async hook or body exceeds the limit.
    struct Exceeded: Error, CustomStringConvertible {
        let description: String
    }

    let limit: Duration
    /// How long cancelled code may take to react after the limit.
    let grace: Duration
    private(set) var start = ContinuousClock.now
    /// A year, which keeps sums of times from overflowing.
    static let longest = Duration.seconds(365 * 86_400)

    /// Makes a limit of at most the longest.
    init(_ limit: Duration, grace: Duration) {
        self.grace = grace
        self.limit = min(limit, Self.longest)
    }

    var deadline: ContinuousClock.Instant { start + limit }

    mutating func restart() {
        start = .now
    }

    /// The error for a cancelled body.
    ///
    /// - Parameters:
    ///   - step: The step that was waiting.
    ///   - notes: Other facts about the wait, such as what virtual time waits for.
    func exceeded(inStep step: String?, _ notes: [String], reactedToCancellation: Bool) -> Exceeded {
        let place = step.map { " in step “\($0)”" } ?? ""
        let end = reactedToCancellation ? "was cancelled" : "did not react to being cancelled"
        let sentence = "took longer than its time limit of \(Self.text(limit))\(place), and \(end)"
        return Exceeded(description: ([sentence] + notes).joined(separator: "\n"))
    }

    /// The failure of sync code that ended after its limit.
    ///
    /// - Parameter part: The part of the example; `nil` for the body and everything before it.
    func failureIfOver(_ part: String?, at location: CodeLocation?) -> RecordedFailure? {
        let taken = ContinuousClock.now - start
        guard taken > limit else { return nil }
        let subject = part.map { "\($0) " } ?? ""
        let message = "\(subject)took \(Self.text(taken)), longer than its time limit of \(Self.text(limit))"
        return RecordedFailure(message: message, location: location)
    }

    /// The duration in words: `2.50 s`.
    static func text(_ duration: Duration) -> String {
        String(format: "%.2f s", duration / .seconds(1))
    }
}
