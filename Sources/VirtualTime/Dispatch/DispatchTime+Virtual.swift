import Dispatch

extension DispatchTime {
    private static let year: Int64 = 365 * 86_400_000_000_000
    /// The beginning of virtual time on the machine's clock. No machine runs for so long, and libdispatch counts to 146 years.
    private static let beginning = 50 * year
    /// The instants around the beginning that are virtual.
    private static let reach = (-25 * year)...(90 * year)

    /// An instant of virtual time; at most ninety years after its beginning.
    static func virtual(_ elapsed: Duration) -> DispatchTime {
        let (seconds, attoseconds) = min(elapsed, .nanoseconds(reach.upperBound)).components
        let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
        return DispatchTime(uptimeNanoseconds: UInt64(beginning + nanoseconds))
    }

    /// The time since the beginning of virtual time, to the microsecond, because a tick of Apple's clocks is longer than a
    /// nanosecond; `nil` for an instant of the machine's clock.
    var virtualElapsed: Duration? {
        let nanoseconds = Int64(clamping: uptimeNanoseconds) - Self.beginning
        guard Self.reach.contains(nanoseconds) else { return nil }
        return .microseconds((nanoseconds + 500) / 1_000)
    }
}
