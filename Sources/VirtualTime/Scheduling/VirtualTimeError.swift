import SpecEvents

/// An error that describes how virtual time was misused.
public struct VirtualTimeError: Error, Equatable, CustomStringConvertible {
    /// A message that says what happened and what to do about it.
    public let description: String

    /// Whether the error occurred because the given choices, such as those in `SPEC_SCHEDULE`,
    /// could not be repeated.
    package let isStale: Bool

    package init(_ what: String, advice: String, isStale: Bool = false) {
        (description, self.isStale) = ("\(what)\n  \(advice)", isStale)
    }
}

extension VirtualTimeError {
    static func endlessRun(_ work: PendingWork, length: Int) -> VirtualTimeError {
        VirtualTimeError(
            "run() does not come to an end: work renews itself, \(length) times until now; the last of it is \(work)",
            advice: "advance(by:) lets a given time pass; run(limit:) takes longer chains of work"
        )
    }

    static func endlessInstant(_ work: PendingWork, length: Int) -> VirtualTimeError {
        VirtualTimeError(
            "virtual time cannot go on: work renews itself without a delay, \(length) times until now; "
                + "the last of it is \(work)",
            advice: "let the work wait before it submits itself again"
        )
    }

    static var endlessTasks: VirtualTimeError {
        VirtualTimeError(
            "tasks go on without ever waiting for time: \(TaskJobs.limit.withLock(\.self)) times one of them was resumed",
            advice: "let a loop that calls Task.yield() until something changes sleep on the clock instead"
        )
    }

    static func nobodyWaits(until end: Duration) -> VirtualTimeError {
        VirtualTimeError(
            "virtual time was advanced to \(PendingWork.text(end)), and nobody was waiting",
            advice:
                "start what waits before; a task that was only started waits once it has run, see withDeterministicTasks"
        )
    }

    static let notOnMainThread = VirtualTimeError(
        "virtual time was advanced on another thread than the main thread inside withDeterministicTasks",
        advice: "advance it on the main thread, which runs the tasks there"
    )

    static let deterministicTasksOffMainThread = VirtualTimeError(
        "withDeterministicTasks was called on another thread than the main thread",
        advice: "mark the test with @MainActor, or give it an async closure: one that awaits something"
    )

    static let deterministicTasksOfAnotherTest = VirtualTimeError(
        "withDeterministicTasks was called while another test that runs at the same time has deterministic tasks",
        advice: "give it an async closure, which waits for its turn"
    )

    static let deterministicTasksUnavailable = VirtualTimeError(
        "withDeterministicTasks cannot take over the tasks of this program: its Swift runtime has no hooks for it",
        advice: "see “Time”, “What it does not reach”"
    )

    /// Whether the error would occur with any order of tasks, either because no task ran or because
    /// the given order could not be followed.
    package var isOrderIndependent: Bool {
        isStale
            || [
                Self.deterministicTasksOffMainThread, Self.deterministicTasksOfAnotherTest,
                Self.deterministicTasksUnavailable,
            ]
            .contains(self)
    }

    static func unfinishedTasks(_ count: Int, sleeping works: [PendingWork]) -> VirtualTimeError {
        let tasks = count == 1 ? "1 task" : "\(count) tasks"
        let others = count - works.count
        var lines = works.map { "\($0)" }
        if others > 0 {
            lines.append("\(others) of them \(others == 1 ? "waits" : "wait") for something else than time")
        }
        return VirtualTimeError(
            (["withDeterministicTasks has ended while \(tasks) had not"] + lines).joined(separator: "\n  "),
            advice: "cancel them and let them end, or pass allowingUnfinishedTasks: true"
        )
    }
}

extension VirtualTimeError: SelfExplainingError {}
