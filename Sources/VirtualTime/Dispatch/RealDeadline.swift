import Dispatch
import TaskHooks

/// How long after its call a deadline is meant that was made with the real `.now()`.
///
/// The call comes a moment after `.now()`, so three seconds arrive as 2.99999 s: the delay is the next millisecond. On a
/// loaded machine the thread may lose its processor in between, and three seconds arrive as 2.98 s. The kernel tells how
/// long the thread was kept waiting since it last had to do with virtual time; of all delays that may have been meant, the
/// roundest is taken.
enum RealDeadline {
    /// Notes that this thread is here: what keeps it waiting from now on is to be considered.
    static func noteThread() {
        _ = thread_usage_exchange(thread_usage_now())
    }

    /// The delay that is meant by a deadline on the monotonic clock; `nil` by `.distantFuture`.
    static func delay(until deadline: DispatchTime) -> Duration? {
        let now = DispatchTime.now().uptimeNanoseconds
        guard deadline != .distantFuture else { return nil }
        let (difference, isOver) = Int64(clamping: deadline.uptimeNanoseconds)
            .subtractingReportingOverflow(Int64(clamping: now))
        return isOver ? nil : delay(arriving: difference)
    }

    /// The delay that is meant by a deadline on the wall clock; `nil` by `.distantFuture`.
    static func delay(until deadline: DispatchWallTime) -> Duration? {
        guard deadline != .distantFuture else { return nil }
        return delay(arriving: nanoseconds(deadline) - nanoseconds(.now()))
    }

    /// Since 1970: libdispatch keeps times of the wall clock as negative numbers.
    private static func nanoseconds(_ time: DispatchWallTime) -> Int64 {
        0 &- Int64(bitPattern: time.rawValue)
    }

    private static func delay(arriving nanoseconds: Int64) -> Duration {
        let usage = thread_usage_now()
        let lateness = mostLateness(since: thread_usage_exchange(usage), until: usage)
        return .nanoseconds(roundest(from: nanoseconds, to: nanoseconds + lateness))
    }

    private static let millisecond: Int64 = 1_000_000

    /// How late a thread can have come at most, by what it had used up earlier and what it has now, in nanoseconds.
    static func mostLateness(since before: thread_usage, until now: thread_usage) -> Int64 {
        // One that only waited of its own accord, as for the main run loop, did so before it asked for `.now()`. One
        // that did not wait at all may have lost time without having lost the processor, on a virtual machine.
        guard now.forced_waits > before.forced_waits || now.own_waits == before.own_waits else { return millisecond }
        let lost = (now.real_time - before.real_time) - (now.processor_time - before.processor_time)
        return min(max(lost, millisecond), 10_000 * millisecond)
    }

    /// The roundest number between two, in whole milliseconds: the first multiple of the largest of 1, 2.5 and 5 times a
    /// power of ten that has one in between, and the next millisecond if none has. What is not above zero stays.
    static func roundest(from low: Int64, to high: Int64) -> Int64 {
        guard low > 0 else { return low }
        let next = (low + millisecond - 1) / millisecond * millisecond
        var decade: Int64 = 1_000_000_000_000_000_000
        while decade >= millisecond {
            for step in [decade / 2, decade / 4, decade / 10] where step >= millisecond && step % millisecond == 0 {
                let multiple = (low + step - 1) / step * step
                if multiple <= high { return multiple }
            }
            decade /= 10
        }
        return next
    }
}
