/// A clock that stands still until its ``VirtualTime`` is advanced. Give it to code that takes
/// `any Clock<Duration>`, or a generic one.
///
/// ```swift
/// let task = Task { try await time.clock.sleep(for: .seconds(3)) }
/// ```
///
/// Sleepers wake exactly at their deadline, whatever their tolerance; those of one instant in the
/// order in which they began to sleep. A sleep costs O(log n) among n that are pending.
public struct TestClock: Clock {
    /// A moment of virtual time.
    public struct Instant: InstantProtocol {
        /// How long after the time's beginning it is.
        public let offset: Duration

        /// Makes the moment at a distance from the time's beginning.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// The moment that is later by a duration.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset.adding(duration)) }

        /// The duration from this moment to the other one; below zero if that is the earlier one.
        public func duration(to other: Instant) -> Duration { other.offset.adding(.zero - offset.adding(.zero)) }

        /// Whether this moment is the earlier one.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    let agenda: Agenda

    /// The current moment.
    public var now: Instant { Instant(offset: agenda.now) }

    /// Zero: nothing is rounded.
    public var minimumResolution: Duration { .zero }

    /// Suspends the task until the deadline. If that has passed, the task only yields.
    ///
    /// - Parameters:
    ///   - deadline: When to wake.
    ///   - tolerance: Ignored: sleepers wake at their deadline.
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        guard deadline > now else { return await Task.yield() }
        await returnAtOnce()
        let sleep = ScheduledWork(at: deadline.offset)
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { agenda.add(sleep, resuming: $0) }
        } onCancel: {
            agenda.cancel(sleep)
        }
    }
}

/// A backtrace names the awaiting function only after an `await` in the awaited one.
@inline(never) @_optimize(none) private nonisolated(nonsending) func returnAtOnce() async {}
