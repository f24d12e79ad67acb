import SpecEvents
import Dispatch

/// A place where two tasks meet if they run at the same time. Each task waits for the other without suspending.
final class Meeting: Sendable {
    private let arrivedCount = Lock<Int>(0)
    private let metCount = Lock<Int>(0)

    /// Starts two detached tasks and returns whether they meet.
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
        return over.wait(timeout: .now() + 120) == .success && meeting.metCount.withLock { $0 } == 2
    }

    private func arrive() {
        arrivedCount.withLock { $0 += 1 }
        let end = DispatchTime.now() + 60
        while arrivedCount.withLock({ $0 }) < 2, DispatchTime.now() < end {}
        if arrivedCount.withLock({ $0 }) == 2 { metCount.withLock { $0 += 1 } }
    }
}
