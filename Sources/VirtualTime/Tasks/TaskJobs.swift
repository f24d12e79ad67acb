import SpecEvents
import Dispatch
import Foundation
import TaskHooks

/// The ready jobs of all tasks of the process, while tasks are deterministic. The main thread
/// runs one after the other: in ``runUntilIdle()``, and in a block of the main queue through
/// ``add(_:)``.
///
///     add, from any thread -> runUntilIdle, on the main thread -> next -> job.run -> add -> …
final class TaskJobs: Sendable {
    static let shared = TaskJobs()

    /// The number of jobs after which endless tasks are an error; tests change it.
    static let limit = Lock<Int>(1_000_000)

    fileprivate struct State {
        /// How many calls of ``begin()`` have no ``end()`` yet.
        var userCount = 0
        /// The jobs in the order in which they became ready, a slice for fast removal.
        var jobs: ArraySlice<TaskJob> = []
        var addedCount = 0
        /// A block that runs the ready jobs is on the main queue.
        var hasPump = false
        /// How many calls of ``runUntilIdle()`` are on the stack.
        var depth = 0
        var idleWaiters: [UnsafeContinuation<Bool, Never>] = []
        /// Decides which job is next; without an order, the job that became ready first.
        var order: (any TaskOrder)?
        /// The call of ``addAtOnce(areAlike:_:)`` on the stack.
        var batch: TaskJob.Batch?
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

    /// Gives the tasks back at the last call, and enqueues ready jobs at their default places.
    func end() {
        let left: ArraySlice<TaskJob>? = state.withLock { state in
            state.userCount -= 1
            guard state.userCount == 0 else { return nil }
            task_hooks_remove()
            defer { state.jobs = [] }
            return state.jobs
        }
        left?.forEach { $0.giveBack() }
    }

    /// Takes a ready job.
    func add(_ job: TaskJob) {
        var job = job
        let (isKept, needsPump) = state.withLock { state in
            guard state.userCount > 0 else { return (false, false) }
            state.addedCount += 1
            job.number = state.addedCount
            job.batch = Thread.runsMainActor ? state.batch : nil
            state.jobs.append(job)
            defer { state.hasPump = true }
            return (true, !state.hasPump)
        }
        if !isKept { job.giveBack() }
        if needsPump { schedulePump() }
    }

    // MARK: Running

    /// Runs jobs on the main thread until none is ready; then those of resumed calls of ``idle()``.
    ///
    /// - Returns: False if the limit was reached.
    @discardableResult func runUntilIdle() -> Bool {
        state.withLock { $0.depth += 1 }
        defer { state.withLock { $0.depth -= 1 } }
        for _ in 0..<Self.limit.withLock({ $0 }) {
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
    /// - Parameter depth: The maximum number of calls of ``runUntilIdle()`` on the stack. An outer
    ///   call waits for the inner one, and the calls of ``idle()`` wait for both.
    private func resumeWaiter(isIdle: Bool, below depth: Int) -> Bool {
        let waiter = state.withLock { state in
            state.depth > depth ? nil : state.idleWaiters.popLast()
        }
        waiter?.resume(returning: isIdle)
        return waiter != nil
    }

    private func next() -> TaskJob? {
        if let job = ready() { return job }
        guard isActive, !task_hooks_catch_yields() else { return nil }
        // The pool thread with the job may have lost its processor.
        for _ in 0..<4 {
            waitForPool()
            if let job = ready() { return job }
        }
        return nil
    }

    /// Waits for the jobs of `Task.yield()`, which bypass the hook and return from the pool.
    private func waitForPool() {
        let passed = DispatchGroup()
        for qos in [DispatchQoS.QoSClass.background, .utility, .default, .userInitiated] {
            DispatchQueue.global(qos: qos).async(group: passed) {}
        }
        passed.wait()
        usleep(200)
    }

    // MARK: Orders

    /// Makes an order decide which job is next.
    ///
    /// - Returns: The previous order.
    func follow(_ order: (any TaskOrder)?) -> (any TaskOrder)? {
        state.withLock { state in
            defer { state.order = order }
            return state.order
        }
    }

    /// Calls a function that makes several tasks ready together, any of which may be first.
    ///
    /// - Parameter areAlike: Whether the tasks are indistinguishable.
    func addAtOnce(areAlike: Bool = false, _ body: () -> Void) {
        state.withLock { $0.batch = TaskJob.Batch(number: $0.addedCount, areAlike: areAlike) }
        body()
        state.withLock { $0.batch = nil }
    }

    /// Takes the next job. Only the main thread does, so ready jobs stay ready meanwhile.
    private func ready() -> TaskJob? {
        guard let order = state.withLock({ $0.order }) else { return state.withLock { $0.jobs.popFirst() } }
        // Resuming yielding tasks runs none of their code, so it is not a choice.
        while let job = state.withLock({ $0.takeJob { $0.executor == .pool && $0.isYield } }) { job.run() }
        let jobs = state.withLock { $0.candidates }
        guard !jobs.isEmpty else {
            order.tasksWait()
            return nil
        }
        let job = jobs[order.next(among: jobs)]
        return state.withLock { $0.takeJob { $0.number == job.number } }
    }
}

extension TaskJobs.State {
    fileprivate mutating func takeJob(where isJob: (TaskJob) -> Bool) -> TaskJob? {
        jobs.firstIndex(where: isJob).map { jobs.remove(at: $0) }
    }

    /// The jobs that may be next: those of the pool, and the first of the main actor, which runs
    /// its jobs in the order in which they became ready, like the main queue.
    fileprivate var candidates: [TaskJob] {
        let ofMainActor = jobs.filter { $0.executor == .mainActor }
        let first = ofMainActor.first
        let next = ofMainActor.prefix { $0.number == first?.number || $0.batch != nil && $0.batch == first?.batch }
        return (jobs.filter { $0.executor == .pool } + next).sorted { $0.number < $1.number }
    }
}

/// Decides which ready task runs next.
package protocol TaskOrder: AnyObject, Sendable {
    /// - Parameter tasks: At least one task, in order of readiness; of the main actor, which keeps
    ///   that order, only those that became ready together, such as sleepers of one instant.
    /// - Returns: The offset of a task.
    func next(among tasks: [TaskJob]) -> Int
    /// All tasks wait.
    func tasksWait()
}

/// Makes an order decide, instead of the order in which tasks become ready.
///
/// - Returns: The previous order.
@discardableResult package func followTaskOrder(_ order: (any TaskOrder)?) -> (any TaskOrder)? {
    TaskJobs.shared.follow(order)
}

/// Calls a function that starts indistinguishable tasks.
package func startAlike(_ start: () -> Void) { TaskJobs.shared.addAtOnce(areAlike: true, start) }
