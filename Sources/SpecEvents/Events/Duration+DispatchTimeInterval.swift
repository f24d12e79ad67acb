import Dispatch

extension Duration {
    package init(_ interval: DispatchTimeInterval) {
        let never = Duration.seconds(Int64.max)
        self =
            switch interval {
            case .seconds(let count): .seconds(count)
            case .milliseconds(let count): .milliseconds(count)
            case .microseconds(let count): .microseconds(count)
            case .nanoseconds(let count): .nanoseconds(count)
            case .never: never
            @unknown default: never
            }
    }
}
