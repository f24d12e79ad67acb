import Dispatch

/// A serial queue that runs in virtual time and has the same method signatures as `DispatchQueue`.
/// When its ``VirtualTime`` advances, the queue runs its work on the thread that advances the time.
///
/// Two empty extensions make both kinds of queue conform to a protocol that your app declares:
///
/// ```swift
/// protocol WorkQueue {
///     func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
/// }
/// extension DispatchQueue: WorkQueue {}
/// extension TestDispatchQueue: WorkQueue {}
/// ```
///
/// Work runs in order of deadline. Work with equal deadlines runs in the order in which it was
/// submitted, even if it was submitted to different queues that share a virtual time. Work that is
/// submitted with `async` is due immediately, but it runs only during a call to `advance(by:)`,
/// `run()`, or ``sync(flags:execute:)``.
///
/// A spec that needs only one queue can create a queue and advance it directly:
///
/// ```swift
/// let queue = TestDispatchQueue()
/// queue.asyncAfter(deadline: .now() + .seconds(3)) { … }
/// queue.advance(by: .seconds(3))
/// ```
public final class TestDispatchQueue: Sendable {
    /// The queue's name in failure messages.
    public var label: String { queue.label }

    let queue: SerialQueue
    let agenda: Agenda

    /// Creates a queue with its own virtual time.
    ///
    /// - Parameter label: The queue's name in failure messages.
    public convenience init(label: String = "queue") {
        self.init(label: label, agenda: Agenda())
    }

    init(label: String, agenda: Agenda) {
        queue = SerialQueue(label: label)
        self.agenda = agenda
    }

    /// The current virtual time, from which you can compute exact deadlines. The deadline
    /// `queue.currentTime + .seconds(3)` is three virtual seconds away, even if the thread is
    /// preempted before it submits the work.
    ///
    /// Virtual time starts fifty years after the origin of the machine's clock, so that the queue
    /// can distinguish these deadlines from deadlines relative to `.now()`.
    public var currentTime: DispatchTime { .virtual(agenda.now) }
}

extension TestDispatchQueue {
    /// Runs the work that is due on this queue, and then the given closure, on the calling thread.
    public func sync(execute block: () -> Void) {
        performDue()
        block()
    }

    /// Runs the work that is due on this queue, and then the given closure, on the calling thread.
    ///
    /// - Returns: The closure's result.
    /// - Throws: Any error that the closure throws.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        performDue()
        return try work()
    }

    /// Runs the work that is due on this queue, and then the given closure, on the calling thread.
    ///
    /// The flags are ignored.
    public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows -> Result {
        try sync(execute: work)
    }

    /// Runs the work that is due on this queue, and then the given work item, on the calling
    /// thread. A cancelled item does not run.
    public func sync(execute workItem: DispatchWorkItem) {
        sync { workItem.perform() }
    }

    private func performDue() {
        for action in agenda.takeDue(on: queue) { action.perform() }
    }
}
