import SpecEvents
import Dispatch

extension TestDispatchQueue {
    /// Submits a closure, which is due immediately.
    ///
    /// The group is entered now and left when the closure has run. The quality of service and the
    /// flags are ignored. The queue is serial, so every closure is a barrier.
    @preconcurrency public func async(
        group: DispatchGroup? = nil,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        submit(work, in: group, from: .capture())
    }

    /// Submits a work item, which is due immediately. An item that is cancelled first does not run,
    /// but code that waits for the item is still notified.
    public func async(execute workItem: DispatchWorkItem) {
        agenda.add(.item(workItem, on: queue), after: .zero, from: .capture())
    }

    /// Submits a work item, which is due immediately. The group is entered now and left when the
    /// item has run or, if it is cancelled, when it would have run.
    public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
        // The closure leaves the group even if the item is cancelled. `nonisolated(unsafe)` is
        // safe, because libdispatch itself synchronizes access to the item.
        nonisolated(unsafe) let workItem = workItem
        submit({ workItem.perform() }, in: group, from: .capture())
    }

    /// Submits a closure that is due at a deadline.
    ///
    /// A delay from `.now()` counts in whole milliseconds. With `.now() + .seconds(3)`, the
    /// closure is due in three virtual seconds. With a deadline in the past, the closure is due
    /// immediately; with `.distantFuture`, it is never due. The quality of service and the flags
    /// are ignored.
    @preconcurrency public func asyncAfter(
        deadline: DispatchTime,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        agenda.add(.closure(work, on: queue), after: delay(until: deadline), from: .capture())
    }

    /// Submits a work item that is due at a deadline. A cancelled item does not run.
    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        agenda.add(.item(workItem, on: queue), after: delay(until: deadline), from: .capture())
    }

    /// Submits a closure that is due at a deadline on the wall clock. The deadline is interpreted
    /// as in ``asyncAfter(deadline:qos:flags:execute:)``.
    @preconcurrency public func asyncAfter(
        wallDeadline: DispatchWallTime,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        agenda.add(.closure(work, on: queue), after: delay(until: wallDeadline), from: .capture())
    }

    /// Submits a work item that is due at a deadline on the wall clock. A cancelled item does not
    /// run.
    public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
        agenda.add(.item(workItem, on: queue), after: delay(until: wallDeadline), from: .capture())
    }

    /// The deadline may be relative to `.now()` or to ``currentTime``.
    private func delay(until deadline: DispatchTime) -> Duration? {
        if let elapsed = deadline.virtualElapsed { return elapsed - agenda.now }
        let now = agenda.machineTime().monotonic
        guard deadline != .distantFuture else { return nil }
        let left = Int64(clamping: deadline.uptimeNanoseconds) - now
        return RealDeadline.delay(left: left, sinceLastUse: agenda.sinceLastUse)
    }

    private func delay(until deadline: DispatchWallTime) -> Duration? {
        guard deadline != .distantFuture else { return nil }
        // libdispatch stores the nanoseconds since 1970 as a negative number.
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

/// The intended delay for a deadline that was computed from the real `.now()`.
///
/// The queue is called a moment after `.now()`, so if 2.99999 s remain, the intended delay is 3 s.
/// Even less time remains if the thread was preempted between the two calls.
enum RealDeadline {
    /// Returns the intended delay for a deadline in `left` nanoseconds; negative if it has passed.
    ///
    /// - Parameter use: The elapsed time and this thread's CPU time, in nanoseconds, since this
    ///   thread last used the queue, which was before it called `.now()`; `nil` if another thread
    ///   has used the queue since.
    static func delay(left: Int64, sinceLastUse use: (monotonic: Int64, processor: Int64)?) -> Duration {
        // A limit of a hundred years is enough and avoids overflow.
        let century = 100 * 365 * 86_400_000 * millisecond
        let left = min(max(left, -century), century)
        let next = left.roundedUp(to: millisecond)
        // The maximum amount by which to round the delay up: a tenth of the delay, 50 ms, or the
        // time since the last use, whichever is least. Zero if `left` is just short of a whole
        // number of milliseconds.
        var loss = next - left > millisecond / 5 ? min(left / 10, 50 * millisecond, use?.monotonic ?? .max) : 0
        if let use, use.processor < millisecond / 5 {
            // The thread has used little CPU time since its last use of the queue, so it was
            // preempted for most of `use.monotonic`. If that was before `.now()`, nothing is
            // missing from `left`; if it was after `.now()`, all of `use.monotonic` is missing.
            let (margin, longest) = (min(use.processor + millisecond / 40, use.monotonic), left + use.monotonic)
            for step in steps {
                let (next, last) = (left.roundedUp(to: step), (longest + 1).roundedUp(to: step) - step)
                if left > 0, next - left <= margin { return .nanoseconds(next) }
                if last > 0, longest - last <= margin { return .nanoseconds(last) }
            }
            // Neither fits, so the thread was preempted both before and after `.now()`, and up to
            // `use.monotonic` is missing. If 20 ms or more have passed, the thread is assumed to
            // have been waiting instead.
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
    /// The start of virtual time on the machine's clock, in nanoseconds. libdispatch can represent
    /// 146 years.
    private static let beginning = 50 * year
    /// The instants that count as virtual, in nanoseconds relative to the start.
    private static let reach = (-25 * year)...(90 * year)

    static func virtual(_ elapsed: Duration) -> DispatchTime {
        let (seconds, attoseconds) = min(elapsed, .nanoseconds(reach.upperBound)).components
        let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
        return DispatchTime(uptimeNanoseconds: UInt64(beginning + nanoseconds))
    }

    /// `nil` for real time. Rounded, because a tick of Apple's clocks is longer than a nanosecond.
    var virtualElapsed: Duration? {
        let nanoseconds = Int64(clamping: uptimeNanoseconds) - Self.beginning
        guard Self.reach.contains(nanoseconds) else { return nil }
        return .microseconds((nanoseconds + 500) / 1_000)
    }
}
