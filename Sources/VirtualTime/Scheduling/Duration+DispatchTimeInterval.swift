import Dispatch

extension Duration {
    /// The length of an interval of Dispatch; the longest that virtual time knows for `.never`.
    init(_ interval: DispatchTimeInterval) {
        self =
            switch interval {
            case .seconds(let count): .seconds(count)
            case .milliseconds(let count): .milliseconds(count)
            case .microseconds(let count): .microseconds(count)
            case .nanoseconds(let count): .nanoseconds(count)
            case .never: .latest
            @unknown default: .latest
            }
    }
}
