import SpecEvents
import Dispatch

/// Work with a virtual deadline. The lock of its ``Agenda`` guards its mutable state.
final class ScheduledWork: @unchecked Sendable {
    enum Action {
        case closure(@Sendable () -> Void, on: SerialQueue)
        /// A work item, which may be cancelled at any time, and the queue that runs it.
        case item(DispatchWorkItem, on: SerialQueue)
        /// A sleeping task.
        case sleeper(UnsafeContinuation<Void, any Error>)
    }

    /// `nil` if it is never due.
    let deadline: Duration?
    /// Where it was submitted; `nil` for a sleep that has not been added.
    var place: CallSite?
    /// The mark of the task that submitted it.
    let mark = TaskMark.current.map(ObjectIdentifier.init)
    /// `nil` before it is added to an agenda, and after it was performed or cancelled.
    var action: Action?
    /// Orders work with the same deadline.
    var sequence = 0
    /// The length of the chain of work that led to this: each piece added the next one.
    var generation = 0
    /// When it was added.
    var since = Duration.zero
    /// The task of a sleep was cancelled before the sleep was added.
    var isCancelled = false

    init(at deadline: Duration?, place: CallSite? = nil, action: Action? = nil) {
        self.deadline = deadline.flatMap { $0 < .latest ? $0 : nil }
        self.place = place
        self.action = action
    }

    /// Whether it is to be performed. A cancelled work item only notifies.
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
}

extension ScheduledWork.Action {
    /// Performs the work on this thread.
    func perform() {
        switch self {
        case .closure(let work, _): work()
        // A cancelled item only notifies those waiting for it.
        case .item(let item, _): item.perform()
        case .sleeper(let continuation): continuation.resume()
        }
    }
}
