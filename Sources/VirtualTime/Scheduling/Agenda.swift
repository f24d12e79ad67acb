import Foundation
import SpecEvents

/// What a ``VirtualTime``, its queues and its clock share: the current instant, and the work that is scheduled. May be used
/// from any thread.
final class Agenda: Sendable {
    fileprivate struct State {
        var now = Duration.zero
        var works = WorkHeap()
        var addedCount = 0
        /// The generation of the work that is performed now.
        var generation = 0
        /// The example or test that scheduled work or advanced the time last.
        weak var user: (any FailureSubject)?
    }

    let failsWhenNobodyWaits: Bool
    let onFailure: (@Sendable (VirtualTimeError) -> Void)?
    /// The date at the beginning.
    let start: Date
    private let state = Lock(State())

    /// See ``VirtualTime/init(startingAt:failsWhenNobodyWaits:onFailure:)``.
    init(
        startingAt start: Date = Date(timeIntervalSinceReferenceDate: 0),
        failsWhenNobodyWaits: Bool = false,
        onFailure: (@Sendable (VirtualTimeError) -> Void)? = nil
    ) {
        self.start = start
        self.failsWhenNobodyWaits = failsWhenNobodyWaits
        self.onFailure = onFailure
        FailureNotes.add(self)
    }

    var now: Duration { state.withLock { $0.now } }

    /// The work that is still to be performed, in order.
    var pending: [ScheduledWork] { state.withLock { $0.works.sorted.filter(\.isPending) } }

    /// The sleeps of tasks that bear a mark, on any time.
    static func sleeps(of mark: TaskMark) -> [PendingWork] {
        FailureNotes.sources.compactMap { $0 as? Agenda }
            .flatMap(\.pending)
            .filter { $0.mark == ObjectIdentifier(mark) }
            .map(PendingWork.init)
    }

    // MARK: Adding and cancelling

    /// Adds work that is due after a delay; below zero counts as zero.
    ///
    /// - Parameter delay: `nil` if it is never due.
    func add(_ action: ScheduledWork.Action, after delay: Duration?, from place: CallSite) {
        state.withLock { state in
            let deadline = delay.map { state.now.adding(max($0, .zero)) }
            state.add(ScheduledWork(at: deadline, place: place, action: action))
        }
    }

    /// Adds a sleep, or ends it at once if its deadline has passed or its task is cancelled.
    func add(_ sleep: ScheduledWork, resuming continuation: UnsafeContinuation<Void, any Error>) {
        let outcome: Result<Void, any Error>? = state.withLock { state in
            if sleep.isCancelled { return .failure(CancellationError()) }
            if let deadline = sleep.deadline, deadline <= state.now { return .success(()) }
            sleep.action = .sleeper(continuation)
            // Under the lock, so that no time passes meanwhile: the first look at the stack of a process takes long.
            sleep.place = .captureInTask()
            state.add(sleep)
            return nil
        }
        if let outcome { continuation.resume(with: outcome) }
    }

    /// Ends a sleep because its task is cancelled.
    func cancel(_ sleep: ScheduledWork) {
        let action = state.withLock { state in
            sleep.isCancelled = true
            guard let action = sleep.take() else { return ScheduledWork.Action?.none }
            state.works.noteCancelled()
            return action
        }
        if case .sleeper(let continuation) = action { continuation.resume(throwing: CancellationError()) }
    }

    // MARK: Advancing

    /// The work of one instant that is performed before tasks run.
    struct Step {
        let deadline: Duration
        let generation: Int
        /// The first piece of the work, as it was before.
        let work: PendingWork
        fileprivate(set) var actions: [ScheduledWork.Action]
    }

    /// Sets the time to the next instant at which work is due, and removes that work. The sleeps of one instant make one step,
    /// because their tasks run concurrently; work of a queue is a step of its own.
    ///
    /// - Parameter end: The last instant to consider; `nil` if there is no last one.
    /// - Returns: `nil` if nothing is due until the end.
    func next(until end: Duration?) -> Step? {
        state.withLock { $0.next(until: end) }
    }

    /// Removes the work items that are due and cancelled: they still notify what waits for them.
    func takeCancelled(until end: Duration?) -> [ScheduledWork.Action] {
        state.withLock { state in
            var actions: [ScheduledWork.Action] = []
            while let first = state.works.first(), !first.isPending, first.isDue(until: end) {
                if let action = state.works.removeFirst()?.take() { actions.append(action) }
            }
            return actions
        }
    }

    /// Sets the time to an instant, unless that has passed.
    func move(to instant: Duration) {
        state.withLock { state in
            state.now = max(state.now, instant)
            state.user = FailureNotes.subject
        }
    }

    /// The place in its chain of the work that is performed now; 0 outside of all work.
    var generation: Int {
        get { state.withLock { $0.generation } }
        set { state.withLock { $0.generation = newValue } }
    }

    /// Removes the work of a queue that is due.
    func takeDue(on queue: SerialQueue) -> [ScheduledWork.Action] {
        state.withLock { state in
            let now = state.now
            let works = state.works.removeAll { work in
                guard work.queue === queue, let deadline = work.deadline else { return false }
                return deadline <= now
            }
            return works.compactMap { $0.take() }
        }
    }
}

extension Agenda: FailureNoteSource {
    /// How many pieces of pending work a note names.
    private static let notedCount = 5

    func note(forFailureOf subject: any FailureSubject) -> String? {
        guard state.withLock({ $0.user }) === subject else { return nil }
        let pending = pending
        guard !pending.isEmpty else { return nil }
        var lines = pending.prefix(Self.notedCount).map { "    \(PendingWork($0))" }
        if pending.count > lines.count { lines.append("    and \(pending.count - lines.count) more") }
        return (["  virtual time stands at \(PendingWork.text(now)), and this is pending:"] + lines).joined(
            separator: "\n"
        )
    }
}

extension Agenda.State {
    fileprivate mutating func add(_ work: ScheduledWork) {
        addedCount += 1
        work.sequence = addedCount
        work.generation = generation + 1
        work.since = now
        works.insert(work)
        user = FailureNotes.subject
    }

    fileprivate mutating func next(until end: Duration?) -> Agenda.Step? {
        guard let first = works.first(), let deadline = first.deadline, first.isDue(until: end) else { return nil }
        now = max(now, deadline)
        generation = first.generation
        var step = Agenda.Step(deadline: deadline, generation: first.generation, work: PendingWork(first), actions: [])
        let areSleepers = first.isSleeper
        repeat {
            let work = works.removeFirst()
            generation = max(generation, work?.generation ?? 0)
            if let action = work?.take() { step.actions.append(action) }
        } while areSleepers && works.first().map { $0.deadline == deadline && ($0.isSleeper || !$0.isPending) } ?? false
        return step
    }
}

extension ScheduledWork {
    /// Whether the work is due at the end or before.
    fileprivate func isDue(until end: Duration?) -> Bool {
        guard let deadline else { return false }
        return end.map { deadline <= $0 } ?? true
    }

    /// Removes the action: from now on the work is not pending.
    fileprivate func take() -> Action? {
        defer { action = nil }
        return action
    }
}
