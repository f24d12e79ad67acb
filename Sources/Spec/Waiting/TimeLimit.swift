import Foundation
import SpecEvents

/// The time limit of an example, and the start of its time.
struct TimeLimit {
    /// Thrown when an async hook or body exceeds the limit.
    struct Exceeded: Error, CustomStringConvertible {
        let description: String
        /// The lines of the `await`s at which it waited, from the inside out; none if they are not known.
        let locations: [CodeLocation]
    }

    let limit: Duration
    /// How long code that was cancelled at the limit may take to react.
    let grace: Duration
    private(set) var start = ContinuousClock.now
    /// A year, so that no sum of times overflows.
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

    /// The error for a cancelled body that waited for something.
    func exceeded(_ wait: UnfinishedWait, reactedToCancellation: Bool) -> Exceeded {
        let place = wait.step.map { " in step “\($0)”" } ?? ""
        let end = reactedToCancellation ? "was cancelled" : "did not react to being cancelled"
        let sentence = "took longer than its time limit of \(Self.text(limit))\(place), and \(end)"
        return Exceeded(
            description: ([sentence] + wait.notes).joined(separator: "\n"),
            locations: wait.locations
        )
    }

    /// The failure of sync code that ended after its limit.
    ///
    /// - Parameter part: The part of the example that the code is; `nil` for its body and what precedes it.
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

extension TimeLimit.Exceeded {
    /// The failure of an example or hook: at the line in its file that waited, and with the one that it called in the end.
    func failure(at location: CodeLocation?) -> RecordedFailure {
        let own = locations.last { $0.file == location?.file }
        let inner = locations.first.flatMap { $0 == own ? nil : "waited at \($0)" }
        let message = ([description] + [inner].compactMap(\.self)).joined(separator: "\n")
        return RecordedFailure(message: message, location: own ?? location)
    }
}
