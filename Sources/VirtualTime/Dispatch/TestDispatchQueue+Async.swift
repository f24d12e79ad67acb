import SpecEvents
import Dispatch

extension TestDispatchQueue {
    /// Submits a closure that is due immediately.
    ///
    /// If you pass a group, it is entered immediately and left once the closure has run. The
    /// quality of service and the flags are ignored. Because the queue is serial, every closure
    /// acts as a barrier.
    @preconcurrency public func async(
        group: DispatchGroup? = nil,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        submit(work, in: group, from: .capture())
    }

    /// Submits a work item that is due immediately. A cancelled item does not run, but code that
    /// waits for the item is still notified.
    public func async(execute workItem: DispatchWorkItem) {
        agenda.add(.item(workItem, on: queue), after: .zero, from: .capture())
    }

    /// Submits a work item that is due immediately. The group is entered immediately and left once
    /// the item has run. If the item is cancelled, the group is left when the item would have run.
    public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
        // Wraps the item in a closure so that the group is left even if the item is cancelled.
        // `nonisolated(unsafe)` is safe here, because libdispatch synchronizes access to the item.
        nonisolated(unsafe) let workItem = workItem
        submit({ workItem.perform() }, in: group, from: .capture())
    }

    /// Submits a closure that is due at the given deadline.
    ///
    /// A delay relative to `.now()` is rounded to whole milliseconds. With `.now() + .seconds(3)`,
    /// the closure is due in three virtual seconds. If the deadline is in the past, the closure is
    /// due immediately. If the deadline is `.distantFuture`, the closure is never due. The quality
    /// of service and the flags are ignored.
    @preconcurrency public func asyncAfter(
        deadline: DispatchTime,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        agenda.add(.closure(work, on: queue), after: delay(until: deadline), from: .capture())
    }

    /// Submits a work item that is due at the given deadline. A cancelled item does not run.
    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        agenda.add(.item(workItem, on: queue), after: delay(until: deadline), from: .capture())
    }

    /// Submits a closure that is due at the given wall-clock deadline. The deadline is interpreted
    /// as in ``asyncAfter(deadline:qos:flags:execute:)``.
    @preconcurrency public func asyncAfter(
        wallDeadline: DispatchWallTime,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        agenda.add(.closure(work, on: queue), after: delay(until: wallDeadline), from: .capture())
    }

    /// Submits a work item that is due at the given wall-clock deadline. A cancelled item does not
    /// run.
    public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
        agenda.add(.item(workItem, on: queue), after: delay(until: wallDeadline), from: .capture())
    }

    /// Returns the virtual time until a deadline that was computed from `.now()` or
    /// ``currentTime``. Returns `nil` for `.distantFuture`.
    private func delay(until deadline: DispatchTime) -> Duration? {
        if let elapsed = deadline.virtualElapsed { return elapsed - agenda.now }
        let now = agenda.machineTime().monotonic
        guard deadline != .distantFuture else { return nil }
        let left = Int64(clamping: deadline.uptimeNanoseconds) - now
        return RealDeadline.delay(left: left, sinceLastUse: agenda.sinceLastUse)
    }

    private func delay(until deadline: DispatchWallTime) -> Duration? {
        guard deadline != .distantFuture else { return nil }
        // libdispatch represents a wall-clock time as the negated number of nanoseconds since 1970.
        let nanoseconds = { (time: DispatchWallTime) in 0 &- Int64(bitPattern: time.rawValue) }
        let left = nanoseconds(deadline) - nanoseconds(.now())
        return RealDeadline.delay(left: left, sinceLastUse: agenda.sinceLastUse)
    }

    private func submit(_ work: @escaping @Sendable () -> Void, in group: DispatchGroup?, from place: CallSite) {
        group?.enter()
        let workInGroup = { @Sendable in
            work()
            group?.leave()
        }
        agenda.add(.closure(workInGroup, on: queue), after: .zero, from: place)
    }
}

/// Infers the delay that a caller added to the real `.now()` to compute a deadline.
///
/// The caller submits its work a moment after it calls `.now()`. If 2.99999 s remain, for example,
/// the intended delay is 3 s. Even less time remains if the thread was preempted between calling
/// `.now()` and submitting the work.
enum RealDeadline {
    /// Returns the intended delay for a deadline that is `left` nanoseconds away. If the deadline
    /// has passed, `left` is negative.
    ///
    /// - Parameter use: The time that has elapsed since this thread last used the queue, and the
    ///   CPU time that the thread has used since then, both in nanoseconds. `nil` if another thread
    ///   used the queue last. The queue's last use is assumed to precede the call to `.now()`.
    static func delay(left: Int64, sinceLastUse use: (monotonic: Int64, processor: Int64)?) -> Duration {
        // Limiting the delay to a hundred years avoids overflow.
        let century = 100 * 365 * 86_400_000 * millisecond
        let left = min(max(left, -century), century)
        let next = left.roundedUp(to: millisecond)
        // The maximum amount by which to round the delay up: a tenth of `left`, 50 ms, or the time
        // since the queue was last used, whichever is smallest. The amount is zero if `left` is
        // just short of a whole number of milliseconds.
        var loss = next - left > millisecond / 5 ? min(left / 10, 50 * millisecond, use?.monotonic ?? .max) : 0
        if let use, use.processor < millisecond / 5 {
            // The thread has used little CPU time since it last used the queue, so it was preempted
            // for most of `use.monotonic`. If it was preempted before `.now()`, nothing is missing
            // from `left`. If it was preempted after `.now()`, all of `use.monotonic` is missing
            // from `left`.
            let (margin, longest) = (min(use.processor + millisecond / 40, use.monotonic), left + use.monotonic)
            for step in steps {
                let (next, last) = (left.roundedUp(to: step), (longest + 1).roundedUp(to: step) - step)
                if left > 0, next - left <= margin { return .nanoseconds(next) }
                if last > 0, longest - last <= margin { return .nanoseconds(last) }
            }
            // Neither assumption gives a round delay, so the thread was preempted both before and
            // after `.now()`, and the delay may be too short by up to `use.monotonic`. However, if
            // `use.monotonic` is 20 ms or more, the thread is assumed to have been waiting.
            if use.monotonic < 20 * millisecond { loss = use.monotonic }
        }
        guard left > 0 else { return .nanoseconds(left) }
        return .nanoseconds(steps.map { left.roundedUp(to: $0) }.first { $0 <= left + loss } ?? next)
    }

    private static let steps = [1_000, 500, 100, 50, 10, 5, 1].map { $0 * millisecond }
    private static let millisecond: Int64 = 1_000_000
}

extension Int64 {
    fileprivate func roundedUp(to step: Int64) -> Int64 {
        let rest = self % step
        return rest > 0 ? self - rest + step : self - rest
    }
}

extension DispatchTime {
    private static let year: Int64 = 365 * 86_400_000_000_000
    /// The time on the machine's clock, in nanoseconds, at which virtual time starts. libdispatch
    /// cannot represent times beyond 146 years on this clock.
    private static let beginning = 50 * year
    /// The range of times that are considered virtual, in nanoseconds relative to ``beginning``.
    private static let reach = (-25 * year)...(90 * year)

    static func virtual(_ elapsed: Duration) -> DispatchTime {
        let (seconds, attoseconds) = min(elapsed, .nanoseconds(reach.upperBound)).components
        let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
        return DispatchTime(uptimeNanoseconds: UInt64(beginning + nanoseconds))
    }

    /// The elapsed virtual time, or `nil` for a real time. The value is rounded to microseconds,
    /// because a tick of Apple's clocks is longer than a nanosecond.
    var virtualElapsed: Duration? {
        let nanoseconds = Int64(clamping: uptimeNanoseconds) - Self.beginning
        guard Self.reach.contains(nanoseconds) else { return nil }
        return .microseconds((nanoseconds + 500) / 1_000)
    }
}
