import SpecEvents
import SpecReports

@testable import Spec

/// Keeps events as a reader of them has them: the results with their failures.
final class RecordingSink: EventSink {
    private let kept = Lock<(events: [Event], told: ReportedFailures)>(([], ReportedFailures()))

    /// All but those that tell single failures.
    var events: [Event] {
        kept.withLock { kept in kept.events.filter { if case .exampleFailed = $0 { false } else { true } } }
    }

    /// Those that tell single failures.
    var failures: [Event] {
        kept.withLock { kept in kept.events.filter { if case .exampleFailed = $0 { true } else { false } } }
    }

    func write(_ event: Event) {
        kept.withLock { $0.events.append($0.told.completed(event)) }
    }
}
