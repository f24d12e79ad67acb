/// A clock that stands still until its ``VirtualTime`` advances. Pass the clock to code that
/// accepts an `any Clock<Duration>` or is generic over its clock.
///
/// ```swift
/// let task = Task { try await time.clock.sleep(for: .seconds(3)) }
/// ```
///
/// Sleepers wake exactly at their deadlines, regardless of tolerance. Sleepers with equal deadlines
/// wake in the order in which they went to sleep. Starting a sleep takes O(log n) time, where n is
/// the number of pending sleeps.
public struct TestClock: Clock {
    /// A point in virtual time.
    public struct Instant: InstantProtocol {
        /// The time between the start of virtual time and this instant.
        public let offset: Duration

        /// Creates an instant with the given offset from the start of virtual time.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// Returns the instant that is later than this one by the given duration.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset.adding(duration)) }

        /// Returns the duration from this instant to `other`. The duration is negative if `other`
        /// is the earlier instant.
        public func duration(to other: Instant) -> Duration { other.offset.adding(.zero - offset.adding(.zero)) }

        /// Returns whether `left` is earlier than `right`.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    let agenda: Agenda

    /// The current instant.
    public var now: Instant { Instant(offset: agenda.now) }

    /// The minimum resolution, which is zero because the clock does not round instants.
    public var minimumResolution: Duration { .zero }

    /// Suspends the current task until the given deadline. If the deadline has already passed, the
    /// task only yields.
    ///
    /// - Parameters:
    ///   - deadline: The instant at which to wake.
    ///   - tolerance: Ignored, because sleepers wake exactly at their deadlines.
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

/// Does nothing. `sleep` awaits this function so that backtraces include the caller of `sleep`.
@inline(never) @_optimize(none) private nonisolated(nonsending) func returnAtOnce() async {}
