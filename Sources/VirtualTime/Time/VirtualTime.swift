import Foundation

/// Time that stands still until a spec advances it, for code that waits: three seconds pass at once, and exactly.
///
/// ```swift
/// let time = VirtualTime()
/// let presenter = MainPresenter(queue: time.queue, clock: time.clock, now: { time.date })
/// presenter.viewDidAppear()  // queue.asyncAfter(deadline: .now() + .seconds(3)) { … }
/// time.advance(by: .seconds(3))
/// ```
///
/// Production code knows nothing of it: it is given a queue, a clock or a way to ask for the date. May be used from any
/// thread; let one thread at a time advance it.
public final class VirtualTime: Sendable {
    /// A queue on this time.
    public let queue: TestDispatchQueue
    /// A clock that shows this time.
    public let clock: TestClock

    /// Whether ``advance(by:file:line:)`` returns only when all tasks wait.
    package static var hasDeterministicTasks: Bool { TaskJobs.shared.isActive }

    let agenda: Agenda

    /// Makes a time that stands at its beginning.
    ///
    /// - Parameters:
    ///   - start: The date at the beginning; the first of January 2001 unless told otherwise, in every run the same.
    ///   - failsWhenNobodyWaits: Whether it is a failure to advance the time while nothing is pending.
    ///   - onFailure: Takes what goes wrong in functions that do not throw. If it is left out, the running example or test
    ///     fails, as by `expect`; without `Expect` nor an example, the failure is printed to standard error.
    public init(
        startingAt start: Date = Date(timeIntervalSinceReferenceDate: 0),
        failsWhenNobodyWaits: Bool = false,
        onFailure: (@Sendable (VirtualTimeError) -> Void)? = nil
    ) {
        agenda = Agenda(startingAt: start, failsWhenNobodyWaits: failsWhenNobodyWaits, onFailure: onFailure)
        queue = TestDispatchQueue(label: "queue", agenda: agenda)
        clock = TestClock(agenda: agenda)
    }

    /// Makes a time of what its queue shares with it.
    init(of queue: TestDispatchQueue) {
        agenda = queue.agenda
        self.queue = queue
        clock = TestClock(agenda: agenda)
    }

    /// What is to happen, in the order in which it will.
    public var pending: [PendingWork] { agenda.pending.map(PendingWork.init) }

    /// How long the time has gone on since its beginning.
    public var elapsed: Duration { agenda.now }

    /// The date at which the time stands.
    public var date: Date { agenda.start.addingTimeInterval(elapsed / .seconds(1)) }

    /// Makes one more queue on this time.
    ///
    /// - Parameter label: The queue's name, for people.
    public func makeQueue(label: String) -> TestDispatchQueue {
        TestDispatchQueue(label: label, agenda: agenda)
    }
}
