import Dispatch

/// A serial queue on virtual time, with the method signatures of `DispatchQueue`: its work runs
/// when its ``VirtualTime`` advances, on the thread that advances it.
///
/// Two empty extensions make it conform to an application's protocol for queues:
///
/// ```swift
/// protocol WorkQueue {
///     func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
/// }
/// extension DispatchQueue: WorkQueue {}
/// extension TestDispatchQueue: WorkQueue {}
/// ```
///
/// Work runs in the order of deadlines, then of submission, even on several queues of one time.
/// Work of `async` is due immediately, and runs at `advance(by: .zero)`, `run()` or a
/// ``sync(flags:execute:)``.
///
/// A spec that needs only one queue makes one and advances it:
///
/// ```swift
/// let queue = TestDispatchQueue()
/// queue.asyncAfter(deadline: .now() + .seconds(3)) { … }
/// queue.advance(by: .seconds(3))
/// ```
public final class TestDispatchQueue: Sendable {
    /// The name of the queue in messages.
    public var label: String { queue.label }

    let queue: SerialQueue
    let agenda: Agenda

    /// Makes a queue with its own time.
    ///
    /// - Parameter label: The name of the queue in messages.
    public convenience init(label: String = "queue") {
        self.init(label: label, agenda: Agenda())
    }

    init(label: String, agenda: Agenda) {
        queue = SerialQueue(label: label)
        self.agenda = agenda
    }

    /// The current instant, for exact deadlines: `queue.currentTime + .seconds(3)` is due in three
    /// virtual seconds, even if the thread loses its processor before the call.
    ///
    /// It is fifty years ahead of the machine's clock, unlike deadlines that count from `.now()`.
    public var currentTime: DispatchTime { .virtual(agenda.now) }
}

extension TestDispatchQueue {
    /// Runs a closure immediately, on this thread, after all due work of this queue.
    public func sync(execute block: () -> Void) {
        performDue()
        block()
    }

    /// Runs a closure immediately, on this thread, after all due work of this queue.
    ///
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        performDue()
        return try work()
    }

    /// Runs a closure immediately, on this thread, after all due work of this queue.
    ///
    /// The flags are ignored.
    public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows -> Result {
        try sync(execute: work)
    }

    /// Runs a work item immediately, after this queue's due work, unless it is cancelled.
    public func sync(execute workItem: DispatchWorkItem) {
        sync { workItem.perform() }
    }

    /// Runs the due work of this queue.
    private func performDue() {
        for action in agenda.takeDue(on: queue) { action.perform() }
    }
}
