import Dispatch
import Foundation
import Locks
import TaskHooks

/// The jobs of all tasks of the process that are ready, while tasks are deterministic. The main thread runs them one after the
/// other: in ``runUntilIdle()``, and in the block that ``add(_:)`` submits to the main queue.
///
///     add, from any thread -> runUntilIdle, on the main thread -> next -> job.run -> add -> …
final class TaskJobs: Sendable {
    static let shared = TaskJobs()

    /// How many jobs run until it is an error that the tasks never wait.
    static var limit: Int { storedLimit.withLock { $0 } }

    /// Tests set another limit.
    static let storedLimit = Lock<Int>(1_000_000)

    fileprivate struct State {
        /// How many calls of ``begin()`` have no ``end()`` yet.
        var userCount = 0
        var pool = Fifo<TaskJob>()
        var mainActor = Fifo<TaskJob>()
        var addedCount = 0
        /// A block that runs the ready jobs is on the main queue.
        var hasPump = false
        /// How many calls of ``runUntilIdle()`` are on the stack.
        var depth = 0
        var idleWaiters: [UnsafeContinuation<Bool, Never>] = []
        /// Decides which job is next; without one, the job that was ready first.
        var schedule: Schedule?
    }

    private let state = Lock(State())

    /// Whether tasks are deterministic.
    var isActive: Bool { state.withLock { $0.userCount > 0 } }

    // MARK: Taking over and giving back

    /// Takes over the tasks of the process at the first call.
    func begin() throws(VirtualTimeError) {
        guard task_hooks_are_available() else { throw .deterministicTasksUnavailable }
        let isFirst = state.withLock { state in
            state.userCount += 1
            return state.userCount == 1
        }
        guard isFirst else { return }
        task_hooks_install(
            { job in job.map { TaskJobs.shared.add(TaskJob($0, on: .pool)) } },
            MainJobExecutor.shared.reference
        )
    }

    /// Gives the tasks back at the last call. Jobs that are ready then are enqueued where they belong.
    func end() {
        let left: [TaskJob]? = state.withLock { state in
            state.userCount -= 1
            guard state.userCount == 0 else { return nil }
            task_hooks_remove()
            return state.pool.removeAll() + state.mainActor.removeAll()
        }
        left?.sorted { $0.number < $1.number }.forEach { $0.giveBack() }
    }

    /// Takes a job that is ready.
    func add(_ job: TaskJob) {
        var job = job
        let (isKept, needsPump) = state.withLock { state in
            guard state.userCount > 0 else { return (false, false) }
            state.addedCount += 1
            job.number = state.addedCount
            switch job.executor {
            case .pool: state.pool.append(job)
            case .mainActor: state.mainActor.append(job)
            }
            defer { state.hasPump = true }
            return (true, !state.hasPump)
        }
        if !isKept { job.giveBack() }
        if needsPump { schedulePump() }
    }

    // MARK: Running

    /// Runs jobs on the main thread until none is ready; then resumes the calls of ``idle()``, and runs their jobs.
    ///
    /// - Returns: False if the limit was reached.
    @discardableResult func runUntilIdle() -> Bool {
        state.withLock { $0.depth += 1 }
        defer { state.withLock { $0.depth -= 1 } }
        for _ in 0..<Self.limit {
            if let job = next() {
                job.run()
            } else if !resumeWaiter(isIdle: true, below: 1) {
                return true
            }
        }
        return false
    }

    /// Waits until all other tasks wait.
    ///
    /// - Returns: False if the limit was reached.
    nonisolated(nonsending) func idle() async -> Bool {
        await withUnsafeContinuation { continuation in
            let needsPump = state.withLock { state in
                state.idleWaiters.append(continuation)
                defer { state.hasPump = true }
                return !state.hasPump
            }
            if needsPump { schedulePump() }
        }
    }

    private func schedulePump() {
        DispatchQueue.main.async { self.pump() }
    }

    private func pump() {
        state.withLock { $0.hasPump = false }
        while !runUntilIdle(), resumeWaiter(isIdle: false, below: 0) {}
    }

    /// Resumes the last call of ``idle()``: the earlier ones wait for it, too.
    ///
    /// - Parameter depth: How many calls of ``runUntilIdle()`` there may be on the stack. An outer call waits for the inner one,
    ///   and the calls of ``idle()`` wait for both.
    private func resumeWaiter(isIdle: Bool, below depth: Int) -> Bool {
        let waiter = state.withLock { state in
            state.depth > depth ? nil : state.idleWaiters.popLast()
        }
        waiter?.resume(returning: isIdle)
        return waiter != nil
    }

    private func next() -> TaskJob? {
        if let job = state.withLock({ $0.next() }) { return job }
        guard isActive, !task_hooks_catch_yields() else { return nil }
        // The pool's thread that has the job may have lost its processor.
        for _ in 0..<4 {
            letPoolCatchUp()
            if let job = state.withLock({ $0.next() }) { return job }
        }
        return nil
    }

    /// Waits for the jobs of `Task.yield()`, which bypass the hook and return from the pool.
    private func letPoolCatchUp() {
        let passed = DispatchGroup()
        for qos in [DispatchQoS.QoSClass.background, .utility, .default, .userInitiated] {
            DispatchQueue.global(qos: qos).async(group: passed) {}
        }
        passed.wait()
        usleep(200)
    }

    // MARK: Schedules

    /// Makes a schedule decide which job is next.
    func follow(_ schedule: Schedule?) {
        state.withLock { $0.schedule = schedule }
    }

    /// The schedule with what it has decided up to now.
    var schedule: Schedule? { state.withLock { $0.schedule } }

    /// Changes the order of simultaneous things as the schedule decides.
    func shuffle<Element>(_ elements: inout [Element]) {
        guard isActive, var schedule else { return }
        schedule.shuffle(&elements)
        follow(schedule)
    }
}

extension TaskJobs.State {
    /// The job to run next. The main actor runs its jobs in the order in which they became ready, as the main queue does; a
    /// schedule chooses any job of the pool.
    fileprivate mutating func next() -> TaskJob? {
        if schedule != nil { return nextOfSchedule() }
        if let first = mainActor.first, first.number < pool.first?.number ?? .max { return mainActor.remove(at: 0) }
        return pool.isEmpty ? nil : pool.remove(at: 0)
    }

    private mutating func nextOfSchedule() -> TaskJob? {
        let count = pool.count + (mainActor.isEmpty ? 0 : 1)
        guard count > 0, let choice = schedule?.choose(among: count) else { return nil }
        let job = choice == pool.count ? mainActor.remove(at: 0) : pool.remove(at: choice)
        schedule?.note(job.task)
        return job
    }
}
