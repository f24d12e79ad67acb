import CallSites
import Dispatch

/// Something that is to happen at a virtual instant. What changes is guarded by the lock of its ``Agenda``.
final class ScheduledWork: @unchecked Sendable {
    enum Action {
        case closure(@Sendable () -> Void, on: SerialQueue)
        /// A work item, which may be cancelled at any time, and the queue that runs it.
        case item(DispatchWorkItem, on: SerialQueue)
        /// A task that sleeps.
        case sleeper(UnsafeContinuation<Void, any Error>)
    }

    /// `nil` if it never happens.
    let deadline: Duration?
    /// Where it was submitted.
    let place: CallSite
    /// The mark of the task that submitted it.
    let mark = TaskMark.current.map(ObjectIdentifier.init)
    /// `nil` before it is added to an agenda, and after it has happened or was cancelled.
    var action: Action?
    /// When it was added, compared with others of the same deadline.
    var sequence = 0
    /// How long the chain of work is that led to this: each was added while the one before it happened.
    var generation = 0
    /// When it was added.
    var since = Duration.zero
    /// Only for a sleep: its task was cancelled before the sleep began.
    var isCancelled = false

    init(at deadline: Duration?, place: CallSite, action: Action? = nil) {
        self.deadline = deadline.flatMap { $0 < .latest ? $0 : nil }
        self.place = place
        self.action = action
    }

    /// Whether it is still to happen. A work item that is cancelled is not, and notifies those who wait for it at its time.
    var isPending: Bool {
        switch action {
        case nil: false
        case .item(let item, _): !item.isCancelled
        case .closure, .sleeper: true
        }
    }

    /// The queue that it was submitted to.
    var queue: SerialQueue? {
        switch action {
        case .closure(_, let queue), .item(_, let queue): queue
        case .sleeper, nil: nil
        }
    }

    var isSleeper: Bool {
        if case .sleeper = action { true } else { false }
    }

    func isBefore(_ other: ScheduledWork) -> Bool {
        guard deadline != other.deadline else { return sequence < other.sequence }
        guard let deadline else { return false }
        return other.deadline.map { deadline < $0 } ?? true
    }
}

extension ScheduledWork.Action {
    /// Lets it happen, here and now.
    func perform() {
        switch self {
        case .closure(let work, let queue): queue.perform(work)
        // One that is cancelled only notifies those who wait for it.
        case .item(let item, let queue): queue.perform(item.perform)
        case .sleeper(let continuation): continuation.resume()
        }
    }
}
