import SpecEvents
import Dispatch

/// Work on a queue, or a task's sleep. The ``Agenda``'s lock protects the mutable state.
final class ScheduledWork: @unchecked Sendable {
    enum Action {
        case closure(@Sendable () -> Void, on: SerialQueue)
        case item(DispatchWorkItem, on: SerialQueue)
        case sleeper(UnsafeContinuation<Void, any Error>)

        func perform() {
            switch self {
            case .closure(let work, _): work()
            // If the item is cancelled, this call only notifies code that waits for the item.
            case .item(let item, _): item.perform()
            case .sleeper(let continuation): continuation.resume()
            }
        }
    }

    /// `nil` if the work is never due.
    let deadline: Duration?
    /// `nil` for a sleep that has not been added to an agenda yet.
    var place: CallSite?
    let mark = TaskMark.current.map(ObjectIdentifier.init)
    /// `nil` once the work has been performed. Also `nil` for a sleep that has been cancelled or
    /// has not been added to an agenda yet.
    var action: Action?
    /// Determines the order of work with the same deadline.
    var sequence = 0
    /// The work's 1-based position in a chain in which each piece of work adds the next one.
    var chainLength = 0
    /// When the work was added, relative to the start of virtual time.
    var addedAt = Duration.zero
    /// For a sleep, whether its task has been cancelled.
    var isCancelled = false

    init(at deadline: Duration?, place: CallSite? = nil, action: Action? = nil) {
        self.deadline = deadline.flatMap { $0 < .latest ? $0 : nil }
        self.place = place
        self.action = action
    }

    var isPending: Bool {
        switch action {
        case nil: false
        case .item(let item, _): !item.isCancelled
        case .closure, .sleeper: true
        }
    }

    var queue: SerialQueue? {
        switch action {
        case .closure(_, let queue), .item(_, let queue): queue
        case .sleeper, nil: nil
        }
    }
}
