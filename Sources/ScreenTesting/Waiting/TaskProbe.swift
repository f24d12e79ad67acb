import Locks

/// Tells when other tasks have probably gone on as far as they can: after some time in which a chain of tasks has been run,
/// too, which takes the longer the busier the machine is.
final class TaskProbe: Sendable {
    private static let length = 20
    private static let limit = Duration.seconds(1)

    private let start = ContinuousClock.now
    private let hasArrived = Lock<Bool>(false)

    init() {
        hop(Self.length)
    }

    /// Whether the tasks have had their time. After a second they are not waited for any more: they may be blocked.
    ///
    /// - Parameter minimum: How long they have at least.
    func isOver(minimum: Duration) -> Bool {
        let elapsed = .now - start
        return elapsed > Self.limit || elapsed > minimum && hasArrived.withLock { $0 }
    }

    private func hop(_ left: Int) {
        guard left > 0 else { return hasArrived.withLock { $0 = true } }
        Task.detached(priority: .low) { self.hop(left - 1) }
    }
}
