import Dispatch

/// A serial queue on virtual time, with the method signatures of `DispatchQueue`: what is submitted to it happens when its
/// ``VirtualTime`` is advanced, on the thread that advances it.
///
/// The protocol that an application declares for its queues is met by two empty extensions:
///
/// ```swift
/// protocol WorkQueue {
///     func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
/// }
/// extension DispatchQueue: WorkQueue {}
/// extension TestDispatchQueue: WorkQueue {}
/// ```
///
/// Work happens in the order of its deadlines, work of one deadline in the order in which it was submitted; also that of
/// several queues on one time. What is submitted by `async` is due at once, and still waits for
/// `advance(by: .zero)`, `run()` or a ``sync(flags:execute:)``.
public final class TestDispatchQueue: Sendable {
    /// The queue's name, for people.
    public var label: String { queue.label }

    let queue: SerialQueue
    let agenda: Agenda

    init(label: String, agenda: Agenda) {
        queue = SerialQueue(label: label)
        self.agenda = agenda
    }
}
