import Dispatch

/// How long after its call a deadline is meant that was made with the real `.now()`.
///
/// The call comes a moment after `.now()`, so three seconds arrive as 2.99999 s: the delay is the next millisecond.
enum RealDeadline {
    /// The delay of a deadline on the monotonic clock; `nil` for `.distantFuture`.
    static func delay(until deadline: DispatchTime) -> Duration? {
        let now = DispatchTime.now().uptimeNanoseconds
        guard deadline != .distantFuture else { return nil }
        return delay(arriving: Int64(clamping: deadline.uptimeNanoseconds) - Int64(clamping: now))
    }

    /// The delay of a deadline on the wall clock; `nil` for `.distantFuture`.
    static func delay(until deadline: DispatchWallTime) -> Duration? {
        guard deadline != .distantFuture else { return nil }
        return delay(arriving: nanoseconds(deadline) - nanoseconds(.now()))
    }

    /// Since 1970: libdispatch keeps times of the wall clock as negative numbers.
    private static func nanoseconds(_ time: DispatchWallTime) -> Int64 {
        0 &- Int64(bitPattern: time.rawValue)
    }

    /// The delay for what is left of a deadline, in nanoseconds, unless the deadline is over.
    ///
    /// Where much of a millisecond is missing, the thread has lost its processor, and three seconds arrive as 2.98 s. Then the
    /// delay is the roundest of those that are up to a tenth longer, or up to 50 ms.
    static func delay(arriving nanoseconds: Int64) -> Duration {
        guard nanoseconds > 0 else { return .nanoseconds(nanoseconds) }
        // A hundred years are enough, and do not overflow.
        let left = min(nanoseconds, 100 * 365 * 86_400_000 * millisecond)
        let next = left.roundedUp(to: millisecond)
        guard next - left > millisecond / 5 else { return .nanoseconds(next) }
        let longest = left + min(left / 10, 50 * millisecond)
        let candidates = [1_000, 500, 100, 50, 10, 5].map { left.roundedUp(to: $0 * millisecond) }
        return .nanoseconds(candidates.first { $0 <= longest } ?? next)
    }

    private static let millisecond: Int64 = 1_000_000
}

extension Int64 {
    fileprivate func roundedUp(to step: Int64) -> Int64 { (self + step - 1) / step * step }
}
