import Foundation
import SpecEvents
import Synchronization

/// Whether `done` has been called, and when, for `waitUntil`. The time counts from here.
final class DoneSignal: Sendable {
    /// How late the closure may be: as much as a busy machine may hold it up.
    private static let tolerance = Duration.milliseconds(100)

    let start = ContinuousClock.now
    private let timeout: Duration
    /// When `done` was called for the first time.
    private let firstCall = Mutex<ContinuousClock.Instant?>(nil)
    private let place: SourcePlace
    /// The second call may come from a thread that knows nothing of the test.
    private let owner = CurrentFailureOwner.value

    init(_ place: SourcePlace, timeout: Duration?) {
        self.place = place
        self.timeout = timeout ?? AsyncDefaults.timeout
    }

    var isDone: Bool { firstCall.withLock { $0 != nil } }

    @Sendable func done() {
        let isFirst = firstCall.withLock { firstCall in
            guard firstCall == nil else { return false }
            firstCall = .now
            return true
        }
        if !isFirst { Reporter.report("expected done to be called once, it was called again", at: place, to: owner) }
    }

    /// What is wrong with the closure, which has just returned: it took longer than the time-out, and `done` had not
    /// been called in time. A time-out of zero means that it is not asked.
    var failureOfClosure: String? {
        guard timeout > .zero else { return nil }
        let called = firstCall.withLock(\.self)
        let taken = (called ?? .now) - start
        guard taken > timeout + Self.tolerance else { return nil }
        let what =
            called == nil
            ? "but the closure itself took \(text(taken)), longer than"
            : "called it after \(text(taken)), later than"
        return "expected to eventually have called done, \(what) the time-out of \(text(timeout))"
    }

    private func text(_ duration: Duration) -> String { String(format: "%.2f s", duration / .seconds(1)) }
}

extension Matcher<Bool> {
    /// Matches a signal that has been given.
    static var haveCalledDone: Matcher<Bool> { .nilable("have called done") { $0 == true } }
}
