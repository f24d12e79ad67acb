import SpecEvents
import SpecReports

/// Keeps the events of a run in memory.
final class Recorder: Reporter {
    private(set) var events: [Event]

    init(_ events: [Event] = []) { self.events = events }

    func report(_ event: Event) { events.append(event) }

    /// The results of the examples, in the order of their ends.
    var results: [(example: ExampleIdentity, result: ExampleResult)] {
        events.compactMap { if case .exampleFinished(let example, let result) = $0 { (example, result) } else { nil } }
    }

    /// The seed of the random order; `nil` without one.
    var seed: UInt64? {
        events.lazy.compactMap { if case .runStarted(_, let seed?, _) = $0 { seed } else { nil } }.first
    }

    var failuresOutsideExamples: [RecordedFailure] {
        events.compactMap { if case .failedOutsideExamples(let failure) = $0 { failure } else { nil } }
    }
}
