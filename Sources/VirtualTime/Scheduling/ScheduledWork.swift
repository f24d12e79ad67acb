import SpecEvents
import Dispatch

/// Work with a virtual deadline. The lock of the ``Agenda`` protects the mutable state.
final class ScheduledWork: @unchecked Sendable {
    enum Action {
        case closure(@Sendable () -> Void, on: SerialQueue)
        /// A work item, which may be cancelled at any time, and the queue that runs it.
        case item(DispatchWorkItem, on: SerialQueue)
        case sleeper(UnsafeContinuation<Void, any Error>)

        func perform() {
            switch self {
            case .closure(let work, _): work()
            // Performing a cancelled item only notifies code that waits for the item.
            case .item(let item, _): item.perform()
            case .sleeper(let continuation): continuation.resume()
            }
        }
    }

    /// When the work is due; `nil` if never.
    let deadline: Duration?
    /// Where the work was submitted; `nil` for a sleep that is not in an agenda yet.
    var place: CallSite?
    let mark = TaskMark.current.map(ObjectIdentifier.init)
    /// The action; `nil` for a sleep that is not in an agenda yet or has been cancelled, and for
    /// work that has been performed.
    var action: Action?
    /// The position in the order in which work was added. It orders work with the same deadline.
    var sequence = 0
    /// The position, counted from 1, of the work in a chain in which each piece of work adds the
    /// next.
    var generation = 0
    /// When the work was added, relative to the start of the virtual time.
    var since = Duration.zero
    /// Whether the task of a sleep has been cancelled.
    var isCancelled = false

    init(at deadline: Duration?, place: CallSite? = nil, action: Action? = nil) {
        self.deadline = deadline.flatMap { $0 < .latest ? $0 : nil }
        self.place = place
        self.action = action
    }

    /// Whether the work is still to be performed. A cancelled work item is not pending.
    var isPending: Bool {
        switch action {
        case nil: false
        case .item(let item, _): !item.isCancelled
        case .closure, .sleeper: true
        }
    }

    /// The queue to which the work was submitted; `nil` for a sleep and for performed work.
    var queue: SerialQueue? {
        switch action {
        case .closure(_, let queue), .item(_, let queue): queue
        case .sleeper, nil: nil
        }
    }
}
