import SpecEvents
import SpecReports

/// Keeps what happens in a run.
final class Recorder: Reporter {
    private(set) var events: [Event] = []
    private(set) var summary = Summary()

    func report(_ event: Event) { events.append(event) }
    func finish(_ summary: Summary) { self.summary = summary }

    /// How the examples ended.
    var results: [(example: ExampleIdentity, result: ExampleResult)] {
        events.compactMap { if case .exampleFinished(let example, let result) = $0 { (example, result) } else { nil } }
    }
}
