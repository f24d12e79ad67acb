/// A clock that stands still until its ``VirtualTime`` advances. Pass the clock to code that takes
/// an `any Clock<Duration>` or a generic clock.
///
/// ```swift
/// let task = Task { try await time.clock.sleep(for: .seconds(3)) }
/// ```
///
/// Sleepers wake exactly at their deadline, regardless of tolerance. Sleepers with equal deadlines
/// wake in the order in which they went to sleep. A sleep takes O(log n) time if n sleeps are
/// pending.
public struct TestClock: Clock {
    /// An instant of virtual time.
    public struct Instant: InstantProtocol {
        /// The offset from the start of the virtual time.
        public let offset: Duration

        /// Creates the instant at an offset from the start of the virtual time.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// Returns the instant that is the given duration after this one.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset.adding(duration)) }

        /// Returns the duration from this instant to the other; negative if the other is earlier.
        public func duration(to other: Instant) -> Duration { other.offset.adding(.zero - offset.adding(.zero)) }

        /// Returns whether the first instant is earlier than the second.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    let agenda: Agenda

    /// The current instant.
    public var now: Instant { Instant(offset: agenda.now) }

    /// Zero, because the clock does not round instants.
    public var minimumResolution: Duration { .zero }

    /// Suspends the task until a deadline. If the deadline has passed, the task only yields.
    ///
    /// - Parameters:
    ///   - deadline: The instant at which to wake.
    ///   - tolerance: This parameter is ignored, because sleepers wake exactly at their deadline.
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

/// Does nothing. `sleep` awaits this function so that backtraces name the caller of `sleep`.
@inline(never) @_optimize(none) private nonisolated(nonsending) func returnAtOnce() async {}
