import Foundation
import SpecEvents

/// Records for `waitUntil` whether and when `done` was called. The timeout counts from its creation.
final class DoneSignal: Sendable {
    /// The delay that is tolerated, because a busy machine may delay the closure.
    private static let tolerance = Duration.milliseconds(100)

    let start = ContinuousClock.now
    private let timeout: Duration
    /// When `done` was called for the first time.
    private let firstCall = Lock<ContinuousClock.Instant?>(nil)
    private let location: StaticCodeLocation
    /// Stored here because the second call may come from a thread without task-local values.
    private let owner = CurrentFailureOwner.value

    init(_ location: StaticCodeLocation, timeout: Duration?) {
        self.location = location
        self.timeout = timeout ?? AsyncDefaults.timeout
    }

    var isDone: Bool { firstCall.withLock { $0 != nil } }

    @Sendable func done() {
        let isFirst = firstCall.withLock { firstCall in
            guard firstCall == nil else { return false }
            firstCall = .now
            return true
        }
        if !isFirst {
            FailureDispatcher.report("expected done to be called once, it was called again", at: location, to: owner)
        }
    }

    /// The failure of a closure that took longer than the timeout without a call of `done` in time; `nil` if there is
    /// none. A timeout of zero turns this check off.
    var failureOfClosure: String? {
        guard timeout > .zero else { return nil }
        let called = firstCall.withLock(\.self)
        let taken = (called ?? .now) - start
        guard taken > timeout + Self.tolerance else { return nil }
        let what =
            called == nil
            ? "but the closure itself took \(text(taken)), longer than"
            : "called it after \(text(taken)), later than"
        return "expected to eventually have called done, \(what) the timeout of \(text(timeout))"
    }

    private func text(_ duration: Duration) -> String { String(format: "%.2f s", duration / .seconds(1)) }
}

extension Matcher<Bool> {
    /// Matches `true`, with a phrase for `waitUntil`.
    static var haveCalledDone: Matcher<Bool> { .nilable("have called done") { $0 == true } }
}
