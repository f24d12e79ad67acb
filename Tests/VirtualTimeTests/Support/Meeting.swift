import Dispatch
import Synchronization

/// A place where two tasks meet if they run at the same time: each waits for the other without suspending.
final class Meeting: Sendable {
    private let arrivedCount = Atomic<Int>(0)
    private let metCount = Atomic<Int>(0)

    /// Whether two detached tasks of now meet.
    static func takesPlace() -> Bool {
        let meeting = Meeting()
        let over = DispatchGroup()
        for _ in 0..<2 {
            over.enter()
            Task.detached {
                meeting.arrive()
                over.leave()
            }
        }
        return over.wait(timeout: .now() + 20) == .success && meeting.metCount.load(ordering: .relaxed) == 2
    }

    private func arrive() {
        arrivedCount.add(1, ordering: .sequentiallyConsistent)
        let end = DispatchTime.now() + 10
        while arrivedCount.load(ordering: .sequentiallyConsistent) < 2, DispatchTime.now() < end {}
        if arrivedCount.load(ordering: .sequentiallyConsistent) == 2 { metCount.add(1, ordering: .relaxed) }
    }
}
