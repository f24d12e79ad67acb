import SpecEvents
import SpecReports

@testable import Spec

/// Keeps events as a reader receives them: each result with its failures.
final class RecordingSink: EventSink {
    private let kept = Lock<(events: [Event], told: ReportedFailures)>(([], ReportedFailures()))

    /// All events except those for single failures.
    var events: [Event] {
        kept.withLock { kept in kept.events.filter { if case .exampleFailed = $0 { false } else { true } } }
    }

    /// The events for single failures.
    var failures: [Event] {
        kept.withLock { kept in kept.events.filter { if case .exampleFailed = $0 { true } else { false } } }
    }

    func write(_ event: Event) {
        kept.withLock { $0.events.append($0.told.completed(event)) }
    }
}
