import Foundation
import SpecEvents
import Synchronization

/// Whether `done` has been called, for `waitUntil`.
final class DoneSignal: Sendable {
    private let calls = Mutex(0)
    private let place: SourcePlace
    /// The second call may come from a thread that knows nothing of the test.
    private let owner = CurrentFailureOwner.value

    init(_ place: SourcePlace) {
        self.place = place
    }

    var isDone: Bool { calls.withLock { $0 > 0 } }

    @Sendable func done() {
        let isFirst = calls.withLock { calls in
            calls += 1
            return calls == 1
        }
        if !isFirst { Reporter.report("expected done to be called once, it was called again", at: place, to: owner) }
    }
}

extension Matcher<Bool> {
    /// Matches a signal that has been given.
    static var haveCalledDone: Matcher<Bool> { .nilable("have called done") { $0 == true } }
}
