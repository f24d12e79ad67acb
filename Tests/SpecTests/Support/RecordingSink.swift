import SpecEvents
import Locks

@testable import Spec

/// Records events instead of writing them.
final class RecordingSink: EventSink {
    private let kept = Lock<[Event]>([])

    var events: [Event] { kept.withLock { $0 } }

    func write(_ event: Event) {
        kept.withLock { $0.append(event) }
    }
}
