import SpecEvents
import SpecReports

/// Keeps the events and the summary of a run in memory.
final class Recorder: Reporter {
    private(set) var events: [Event] = []
    private(set) var summary = Summary()

    func report(_ event: Event) { events.append(event) }
    func finish(_ summary: Summary) { self.summary = summary }

    /// The results of the examples, in the order of their ends.
    var results: [(example: ExampleIdentity, result: ExampleResult)] {
        events.compactMap { if case .exampleFinished(let example, let result) = $0 { (example, result) } else { nil } }
    }
}
