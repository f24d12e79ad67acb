import Foundation
import SpecEvents

/// The time limit for one attempt to run an example, from the first hook to the last cleanup.
struct TimeLimit {
    struct Exceeded: Error, CustomStringConvertible {
        let description: String
    }

    let limit: Duration
    /// How long code may take to react to being canceled.
    let grace: Duration
    var start = ContinuousClock.now
    private(set) var wasExceeded = false
    /// One year, so that adding a limit to an instant cannot overflow.
    static let longest = Duration.seconds(365 * 86_400)

    init(_ limit: Duration, grace: Duration) {
        self.grace = grace
        self.limit = min(limit, Self.longest)
    }

    var deadline: ContinuousClock.Instant { start + limit }

    /// Creates the error. The `notes` describe what the code was waiting for.
    func exceeded(inStep step: String?, _ notes: [String], reactedToCancellation: Bool) -> Exceeded {
        let place = step.map { " in step “\($0)”" } ?? ""
        let end = reactedToCancellation ? "was cancelled" : "did not react to being cancelled"
        let sentence = "took longer than its time limit of \(Self.text(limit))\(place), and \(end)"
        return Exceeded(description: ([sentence] + notes).joined(separator: "\n"))
    }

    /// When the limit is first exceeded, gives the remaining hooks and cleanups the same time
    /// again, so that they can release resources.
    mutating func noteExceeded() {
        if !wasExceeded { start = .now }
        wasExceeded = true
    }

    func failureIfOver(at location: CodeLocation?) -> RecordedFailure? {
        let taken = ContinuousClock.now - start
        guard taken > limit else { return nil }
        let message = "took \(Self.text(taken)), longer than its time limit of \(Self.text(limit))"
        return RecordedFailure(message: message, location: location)
    }

    static func text(_ duration: Duration) -> String {
        String(format: "%.2f s", duration / .seconds(1))
    }
}
