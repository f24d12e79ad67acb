import Foundation

/// A simulated time that advances only when a spec advances it, so a wait of three seconds is over
/// immediately.
///
/// ```swift
/// let time = VirtualTime()
/// let presenter = MainPresenter(queue: time.queue, clock: time.clock, now: { time.date })
/// presenter.viewDidAppear()  // queue.asyncAfter(deadline: .now() + .seconds(3)) { … }
/// time.advance(by: .seconds(3))
/// ```
///
/// Production code does not depend on this class. Instead, it receives a queue, a clock, or a
/// function that returns the date. Any thread can use a virtual time, but only one thread may
/// advance it at a time.
public final class VirtualTime: Sendable {
    /// A queue that uses this virtual time.
    public let queue: TestDispatchQueue
    /// A clock that uses this virtual time.
    public let clock: TestClock

    /// Whether ``advance(by:file:line:)`` returns only once all tasks have ended or are waiting.
    package static var hasDeterministicTasks: Bool { TaskJobs.shared.isActive }

    let agenda: Agenda

    /// Creates a virtual time with no elapsed time and no pending work.
    ///
    /// - Parameters:
    ///   - start: The date at which virtual time starts. The default is January 1, 2001.
    ///   - failsWhenNobodyWaits: Whether advancing while nothing is pending is a failure.
    ///   - onFailure: A closure that handles errors in nonthrowing methods. By default, the running
    ///     example or test fails, as it does when an `expect` fails. If no example is running and
    ///     `Expect` is not loaded, the process prints the failures and exits with status 1.
    public init(
        startingAt start: Date = Date(timeIntervalSinceReferenceDate: 0),
        failsWhenNobodyWaits: Bool = false,
        onFailure: (@Sendable (VirtualTimeError) -> Void)? = nil
    ) {
        agenda = Agenda(startingAt: start, failsWhenNobodyWaits: failsWhenNobodyWaits, onFailure: onFailure)
        queue = TestDispatchQueue(label: "queue", agenda: agenda)
        clock = TestClock(agenda: agenda)
    }

    init(of queue: TestDispatchQueue) {
        agenda = queue.agenda
        self.queue = queue
        clock = TestClock(agenda: agenda)
    }

    /// The pending work, in the order in which it is due.
    public var pending: [PendingWork] { agenda.pending.map(PendingWork.init) }

    /// The virtual time that has elapsed since the start.
    public var elapsed: Duration { agenda.now }

    /// The current virtual date.
    public var date: Date { agenda.start.addingTimeInterval(elapsed / .seconds(1)) }

    /// Creates another queue that uses this virtual time.
    ///
    /// - Parameter label: The queue's name in failure messages.
    public func makeQueue(label: String) -> TestDispatchQueue {
        TestDispatchQueue(label: label, agenda: agenda)
    }
}
