import Dispatch
import Foundation
import SpecEvents

/// The state that a ``VirtualTime`` shares with its queues and its clock.
final class Agenda: Sendable {
    fileprivate struct State {
        var now = Duration.zero
        var works = WorkHeap()
        var addedCount = 0
        /// The ``ScheduledWork/chainLength`` of the running work, or 0 if no work is running.
        var chainLength = 0
        /// The example or test that last scheduled work or advanced time.
        weak var user: (any FailureSubject)?
        /// The last time that work was added to a queue or that virtual time was advanced.
        var lastUse: MachineTime
    }

    let failsWhenNobodyWaits: Bool
    let onFailure: (@Sendable (VirtualTimeError) -> Void)?
    let start: Date
    let machineTime: @Sendable () -> MachineTime
    private let state: Lock<State>

    init(
        startingAt start: Date = Date(timeIntervalSinceReferenceDate: 0),
        failsWhenNobodyWaits: Bool = false,
        onFailure: (@Sendable (VirtualTimeError) -> Void)? = nil,
        machineTime: @escaping @Sendable () -> MachineTime = { .now }
    ) {
        self.machineTime = machineTime
        state = Lock(State(lastUse: machineTime()))
        self.start = start
        self.failsWhenNobodyWaits = failsWhenNobodyWaits
        self.onFailure = onFailure
        FailureNotes.add(self)
    }

    var now: Duration { state.withLock { $0.now } }

    /// The time that has elapsed since the agenda was last used, and the CPU time that this thread
    /// has used since then, both in nanoseconds. `nil` if the last use was on another thread.
    var sinceLastUse: (monotonic: Int64, processor: Int64)? {
        let (last, now) = (state.withLock { $0.lastUse }, machineTime())
        guard pthread_equal(last.thread, now.thread) != 0 else { return nil }
        return (now.monotonic - last.monotonic, now.processor - last.processor)
    }

    var pending: [ScheduledWork] { state.withLock { $0.works.sorted.filter(\.isPending) } }

    static func sleeps(of mark: TaskMark) -> [PendingWork] {
        FailureNotes.sources.compactMap { $0 as? Agenda }
            .flatMap(\.pending)
            .filter { $0.mark == ObjectIdentifier(mark) }
            .map(PendingWork.init)
    }

    // MARK: Adding and cancelling

    /// - Parameter delay: The time until the work is due, or `nil` if the work is never due.
    func add(_ action: ScheduledWork.Action, after delay: Duration?, from place: CallSite) {
        state.withLock { state in
            let deadline = delay.map { state.now.adding(max($0, .zero)) }
            state.add(ScheduledWork(at: deadline, place: place, action: action))
            state.lastUse = machineTime()
        }
    }

    func add(_ sleep: ScheduledWork, resuming continuation: UnsafeContinuation<Void, any Error>) {
        let outcome: Result<Void, any Error>? = state.withLock { state in
            if sleep.isCancelled { return .failure(CancellationError()) }
            if let deadline = sleep.deadline, deadline <= state.now { return .success(()) }
            sleep.action = .sleeper(continuation)
            // The lock is held, so virtual time cannot advance during the stack walk, which is slow
            // the first time.
            sleep.place = .captureInTask()
            state.add(sleep)
            return nil
        }
        if let outcome { continuation.resume(with: outcome) }
    }

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

    /// One or more pieces of work with the same deadline. All of them are performed before any
    /// resumed task runs.
    struct Step {
        let deadline: Duration
        let chainLength: Int
        /// A description of the first piece of work, created before the work is performed.
        let work: PendingWork
        fileprivate(set) var actions: [ScheduledWork.Action]
    }

    /// Returns the next step, or `nil` if no work is due by `end`. Consecutive sleeps with the same
    /// deadline form one step, because their tasks run concurrently. Each closure or work item on a
    /// queue forms its own step.
    func next(until end: Duration?) -> Step? {
        state.withLock { state in
            defer { state.lastUse = machineTime() }
            return state.next(until: end)
        }
    }

    /// Removes and returns the cancelled work items at the top of the heap. They are performed only
    /// to notify code that waits for them.
    func takeCancelled(until end: Duration?) -> [ScheduledWork.Action] {
        state.withLock { state in
            var actions: [ScheduledWork.Action] = []
            while let first = state.works.first(), !first.isPending, first.isDue(until: end) {
                if let action = state.works.removeFirst()?.take() { actions.append(action) }
            }
            return actions
        }
    }

    func move(to instant: Duration) {
        state.withLock { state in
            state.now = max(state.now, instant)
            state.user = FailureNotes.subject
            state.lastUse = machineTime()
        }
    }

    var chainLength: Int {
        get { state.withLock { $0.chainLength } }
        set { state.withLock { $0.chainLength = newValue } }
    }

    func takeDue(on queue: SerialQueue) -> [ScheduledWork.Action] {
        state.withLock { state in
            let now = state.now
            return state.works.removeAll { $0.queue === queue && $0.isDue(until: now) }.compactMap { $0.take() }
        }
    }
}

/// Readings of the machine's clocks in nanoseconds, all taken on the same thread.
struct MachineTime: @unchecked Sendable {
    var monotonic: Int64
    /// The thread's CPU time.
    var processor: Int64
    var thread = pthread_self()

    static var now: MachineTime {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return MachineTime(
            monotonic: Int64(clamping: DispatchTime.now().uptimeNanoseconds),
            processor: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
        )
    }
}

extension Agenda: FailureNoteSource {
    func note(forFailureOf subject: any FailureSubject) -> String? {
        guard state.withLock({ $0.user }) === subject else { return nil }
        let pending = pending
        guard !pending.isEmpty else { return nil }
        var lines = pending.prefix(5).map { "    \(PendingWork($0))" }
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
        work.chainLength = chainLength + 1
        work.addedAt = now
        works.insert(work)
        user = FailureNotes.subject
    }

    fileprivate mutating func next(until end: Duration?) -> Agenda.Step? {
        guard let first = works.first(), let deadline = first.deadline, first.isDue(until: end) else { return nil }
        now = max(now, deadline)
        chainLength = first.chainLength
        var step = Agenda.Step(
            deadline: deadline,
            chainLength: first.chainLength,
            work: PendingWork(first),
            actions: []
        )
        let isSleep = first.queue == nil
        repeat {
            let work = works.removeFirst()
            chainLength = max(chainLength, work?.chainLength ?? 0)
            if let action = work?.take() { step.actions.append(action) }
        } while isSleep && works.first().map { $0.deadline == deadline && ($0.queue == nil || !$0.isPending) } ?? false
        return step
    }
}

extension ScheduledWork {
    /// - Parameter end: The latest deadline that counts as due, or `nil` for no limit.
    fileprivate func isDue(until end: Duration?) -> Bool {
        guard let deadline else { return false }
        return end.map { deadline <= $0 } ?? true
    }

    fileprivate func take() -> Action? {
        defer { action = nil }
        return action
    }
}

/// A binary heap with the earliest work at the top. A cancelled sleep stays in the heap until it
/// reaches the top or until cancelled sleeps make up more than half of a large heap.
struct WorkHeap {
    /// A piece of work and a copy of its sort key. Reading the key from the work object is slow.
    private struct Item {
        let deadline: Duration?
        let sequence: Int
        let work: ScheduledWork

        func isBefore(_ other: Item) -> Bool {
            guard deadline != other.deadline else { return sequence < other.sequence }
            guard let deadline else { return false }
            return other.deadline.map { deadline < $0 } ?? true
        }
    }

    private var items: [Item] = []
    private var cancelledCount = 0

    /// All work, including cancelled work, in the order in which it is due.
    var sorted: [ScheduledWork] { items.sorted { $0.isBefore($1) }.map(\.work) }

    /// Removes cancelled sleeps from the top of the heap and returns the earliest remaining work,
    /// which may be a cancelled work item. Returns `nil` if no work remains.
    mutating func first() -> ScheduledWork? {
        while let top = items.first?.work, top.action == nil { removeTop() }
        return items.first?.work
    }

    mutating func insert(_ work: ScheduledWork) {
        var index = items.count
        items.append(Item(deadline: work.deadline, sequence: work.sequence, work: work))
        while index > 0, items[index].isBefore(items[(index - 1) / 2]) {
            items.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    mutating func removeFirst() -> ScheduledWork? {
        guard let work = first() else { return nil }
        removeTop()
        return work
    }

    mutating func noteCancelled() {
        cancelledCount += 1
        guard cancelledCount > 64, cancelledCount > items.count / 2 else { return }
        items = items.filter { $0.work.action != nil }.sorted { $0.isBefore($1) }
        cancelledCount = 0
    }

    mutating func removeAll(where condition: (ScheduledWork) -> Bool) -> [ScheduledWork] {
        let removed = items.filter { condition($0.work) }.sorted { $0.isBefore($1) }
        guard !removed.isEmpty else { return [] }
        // A sorted array is also a valid heap.
        items = items.filter { !condition($0.work) }.sorted { $0.isBefore($1) }
        return removed.map(\.work)
    }

    private mutating func removeTop() {
        if items[0].work.action == nil { cancelledCount = max(0, cancelledCount - 1) }
        let last = items.removeLast()
        guard !items.isEmpty else { return }
        items[0] = last
        var index = 0
        while true {
            var child = 2 * index + 1
            guard child < items.count else { return }
            if child + 1 < items.count, items[child + 1].isBefore(items[child]) { child += 1 }
            guard items[child].isBefore(items[index]) else { return }
            items.swapAt(index, child)
            index = child
        }
    }
}

extension Duration {
    /// The latest instant in virtual time, 292 billion years after the start. Work scheduled for
    /// this instant is never due.
    static let latest = Duration.seconds(Int64.max)

    /// Returns the sum, or ``latest`` if the sum is greater. As a result, a sleep for
    /// `.seconds(Int64.max)` never ends.
    func adding(_ other: Duration) -> Duration {
        (clamped + other.clamped).clamped
    }

    private var clamped: Duration { min(max(self, .zero - .latest), .latest) }
}
