import Dispatch
import TaskHooks

/// How long after its call a deadline is meant that was made with the real `.now()`.
///
/// The call comes a moment after `.now()`, so three seconds arrive as 2.99999 s: the delay is the next millisecond. On a
/// loaded machine the thread may lose its processor in between, and three seconds arrive as 2.98 s. The kernel tells how
/// long the thread was kept waiting since it last had to do with virtual time; of all delays that may have been meant, a
/// round one is taken. So a delay that is not round, such as 2,999 ms, may be mistaken, but only where the thread lost its
/// processor just then.
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
        let before = thread_usage_exchange(usage)
        // A hundred years are enough, and do not overflow.
        let nanoseconds = min(nanoseconds, 100 * 365 * 86_400_000 * millisecond)
        return .nanoseconds(meant(by: nanoseconds, since: before, until: usage))
    }

    private static let millisecond: Int64 = 1_000_000
    /// A machine that keeps a thread waiting for longer is not one to run specs on.
    private static let mostLateness = 1_000 * millisecond
    /// How long a punctual thread takes from `.now()` to here, with room to spare.
    private static let callTime = millisecond / 50

    /// The delay that is meant by what arrives, in nanoseconds, on a thread that has used up so much.
    static func meant(by arrived: Int64, since before: thread_usage, until now: thread_usage) -> Int64 {
        guard arrived > 0 else { return arrived }
        let next = firstMultiple(of: millisecond, from: arrived)
        let processorTime = now.processor_time - before.processor_time
        let realTime = now.real_time - before.real_time
        let lost = realTime - processorTime
        // Whether it seems to come from a thread that was not late.
        let isPunctual = next - arrived < callTime
        if before.real_time == 0 { return isPunctual ? next : round(arrived, latenessUpTo: mostLateness) }
        guard lost > millisecond else { return next }
        // Of all that happened in a long time, or before the thread waited of its own accord, hardly anything fell between
        // `.now()` and the call.
        let hasWaited = now.own_waits > before.own_waits && realTime > 20 * millisecond
        if isPunctual, hasWaited || processorTime > millisecond || significant(next) < 100 { return next }
        // Some of the processor's time fell in between, too.
        return round(arrived, latenessUpTo: min(lost + millisecond, realTime, mostLateness))
    }

    /// The number that needs the least lateness of those that have one digit and zeroes, or two of which the second is 5;
    /// where there is none, the roundest of all.
    private static func round(_ arrived: Int64, latenessUpTo limit: Int64) -> Int64 {
        var lateness = millisecond
        while lateness < limit {
            let candidate = roundest(from: arrived, to: arrived + lateness)
            let digits = significant(candidate)
            if digits < 10 || digits < 100 && digits % 5 == 0 { return candidate }
            lateness *= 3
        }
        return roundest(from: arrived, to: arrived + limit)
    }

    /// A number without the zeroes at its end.
    private static func significant(_ number: Int64) -> Int64 {
        var digits = number
        while digits > 0, digits % 10 == 0 { digits /= 10 }
        return digits
    }

    /// The roundest number between two, in whole milliseconds: the first multiple of the largest power of ten, or half of
    /// one, that has a multiple in between; the next millisecond if none has.
    static func roundest(from low: Int64, to high: Int64) -> Int64 {
        var decade: Int64 = 1_000_000_000_000_000_000
        while decade > millisecond {
            for step in [decade, decade / 2] {
                let multiple = firstMultiple(of: step, from: low)
                if multiple <= high { return multiple }
            }
            decade /= 10
        }
        return firstMultiple(of: millisecond, from: low)
    }

    private static func firstMultiple(of step: Int64, from low: Int64) -> Int64 {
        (low + step - 1) / step * step
    }
}
