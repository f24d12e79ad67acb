import Dispatch

/// A serial queue in virtual time, with the method signatures of `DispatchQueue`. The queue runs
/// its work when its ``VirtualTime`` advances, on the thread that advances the time.
///
/// Two empty extensions make both kinds of queue conform to an application's own protocol:
///
/// ```swift
/// protocol WorkQueue {
///     func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
/// }
/// extension DispatchQueue: WorkQueue {}
/// extension TestDispatchQueue: WorkQueue {}
/// ```
///
/// Work runs in the order of its deadlines, and for equal deadlines in the order of submission,
/// even on several queues that share a virtual time. Work submitted with `async` is due
/// immediately, but runs only in a call to `advance(by:)`, `run()` or ``sync(flags:execute:)``.
///
/// A spec that needs only one queue can create and advance the queue itself:
///
/// ```swift
/// let queue = TestDispatchQueue()
/// queue.asyncAfter(deadline: .now() + .seconds(3)) { … }
/// queue.advance(by: .seconds(3))
/// ```
public final class TestDispatchQueue: Sendable {
    /// The name of the queue in failure messages.
    public var label: String { queue.label }

    let queue: SerialQueue
    let agenda: Agenda

    /// Creates a queue with its own virtual time.
    ///
    /// - Parameter label: The name of the queue in failure messages.
    public convenience init(label: String = "queue") {
        self.init(label: label, agenda: Agenda())
    }

    init(label: String, agenda: Agenda) {
        queue = SerialQueue(label: label)
        self.agenda = agenda
    }

    /// The current instant, for exact deadlines: `queue.currentTime + .seconds(3)` is in three
    /// virtual seconds, even if the thread is preempted before it submits the work.
    ///
    /// Virtual time starts fifty years into the machine's clock, so that the queue can distinguish
    /// these deadlines from deadlines relative to `.now()`.
    public var currentTime: DispatchTime { .virtual(agenda.now) }
}

extension TestDispatchQueue {
    /// Runs the work that is due on this queue and then a closure, on the calling thread.
    public func sync(execute block: () -> Void) {
        performDue()
        block()
    }

    /// Runs the work that is due on this queue and then a closure, on the calling thread.
    ///
    /// - Returns: The result of the closure.
    /// - Throws: Any error thrown by the closure.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        performDue()
        return try work()
    }

    /// Runs the work that is due on this queue and then a closure, on the calling thread.
    ///
    /// The flags are ignored.
    public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows -> Result {
        try sync(execute: work)
    }

    /// Runs the work that is due on this queue and then a work item, on the calling thread. A
    /// cancelled item does not run.
    public func sync(execute workItem: DispatchWorkItem) {
        sync { workItem.perform() }
    }

    private func performDue() {
        for action in agenda.takeDue(on: queue) { action.perform() }
    }
}
