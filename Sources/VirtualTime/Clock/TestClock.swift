/// A clock that stands still until its ``VirtualTime`` is advanced. Give it to code that takes `any Clock<Duration>`, or a
/// generic one.
///
/// ```swift
/// let task = Task { try await time.clock.sleep(for: .seconds(3)) }
/// ```
///
/// Sleepers wake at their deadline exactly, whatever their tolerance; those of one instant in the order in which they
/// went to sleep. A sleep costs O(log n) among n that are pending.
public struct TestClock: Clock {
    /// A moment of virtual time.
    public struct Instant: InstantProtocol {
        /// How long after the time's beginning it is.
        public let offset: Duration

        /// The moment that lies so long after the time's beginning.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// The moment that lies so much later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset.adding(duration)) }

        /// How long it is from this moment to the other one; below zero if that is the earlier one.
        public func duration(to other: Instant) -> Duration { other.offset.adding(.zero - offset.adding(.zero)) }

        /// Whether this moment is the earlier one.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    let agenda: Agenda

    /// The moment at which the time stands.
    public var now: Instant { Instant(offset: agenda.now) }

    /// Zero: nothing is rounded.
    public var minimumResolution: Duration { .zero }

    /// Suspends the task until the time is advanced to the deadline. If the time is there already, other tasks that are
    /// ready go on first.
    ///
    /// - Parameters:
    ///   - deadline: When to wake.
    ///   - tolerance: Ignored: sleepers wake at their deadline.
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        guard deadline > now else { return await Task.yield() }
        await returnAtOnce()
        let sleep = ScheduledWork(at: deadline.offset, place: .captureInTask())
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { agenda.add(sleep, resuming: $0) }
        } onCancel: {
            agenda.cancel(sleep)
        }
    }
}

/// A backtrace tells who awaits a function only in the part of it that follows an `await`.
@inline(never) @_optimize(none) private nonisolated(nonsending) func returnAtOnce() async {}
