/// A clock that stands still until its ``VirtualTime`` advances. Give it to code that takes `any
/// Clock<Duration>`, or a generic one.
///
/// ```swift
/// let task = Task { try await time.clock.sleep(for: .seconds(3)) }
/// ```
///
/// Sleepers wake exactly at their deadline, whatever their tolerance; at the same instant, in the
/// order in which they went to sleep. A sleep costs O(log n) with n pending ones.
public struct TestClock: Clock {
    /// A moment of virtual time.
    public struct Instant: InstantProtocol {
        /// The distance from the start of the time.
        public let offset: Duration

        /// Makes the moment at a distance from the start of the time.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// The moment after a duration.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset.adding(duration)) }

        /// The duration from this moment to the other one; negative if that is earlier.
        public func duration(to other: Instant) -> Duration { other.offset.adding(.zero - offset.adding(.zero)) }

        /// Whether this moment is earlier.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    let agenda: Agenda

    /// The current moment.
    public var now: Instant { Instant(offset: agenda.now) }

    /// Zero: nothing is rounded.
    public var minimumResolution: Duration { .zero }

    /// Suspends the task until the deadline. After the deadline, the task only yields.
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
