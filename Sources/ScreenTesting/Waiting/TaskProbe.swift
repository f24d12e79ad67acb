import SpecEvents

/// Estimates when other tasks have run as far as they can: after some time, and after a chain of tasks has run, which takes
/// longer on a busy machine.
final class TaskProbe: Sendable {
    private static let length = 20
    private static let limit = Duration.seconds(1)

    private let start = ContinuousClock.now
    private let hasArrived = Lock<Bool>(false)

    init() {
        hop(Self.length)
    }

    /// Whether the tasks had enough time; at the latest after a second, because they may be blocked.
    ///
    /// - Parameter minimum: The time that they have at least.
    func isOver(minimum: Duration) -> Bool {
        let elapsed = .now - start
        return elapsed > Self.limit || elapsed > minimum && hasArrived.withLock { $0 }
    }

    private func hop(_ left: Int) {
        guard left > 0 else { return hasArrived.withLock { $0 = true } }
        Task.detached(priority: .low) { self.hop(left - 1) }
    }
}
