import SpecEvents
import Dispatch
import Foundation
import TaskHooks

/// While tasks are deterministic, holds all jobs in the process that are ready to run. The main
/// thread runs the jobs one after another, either in ``runUntilIdle()`` or in a block that
/// ``add(_:)`` schedules on the main queue.
///
///     add, from any thread -> runUntilIdle, on the main thread -> next -> job.run -> add -> …
final class TaskJobs: Sendable {
    static let shared = TaskJobs()

    /// The number of jobs after which tasks are assumed to run forever. Tests change this limit.
    static let limit = Lock<Int>(1_000_000)

    fileprivate struct State {
        var userCount = 0
        /// The jobs that are ready, oldest first. This is a slice, because removing the first
        /// element of a slice is fast.
        var jobs: ArraySlice<TaskJob> = []
        var addedCount = 0
        /// Whether the main queue contains a block that will run the ready jobs.
        var hasPump = false
        /// The number of nested calls to ``runUntilIdle()`` that have not returned yet.
        var runDepth = 0
        var idleWaiters: [UnsafeContinuation<Bool, Never>] = []
        /// Chooses the next job. If `nil`, jobs run in the order in which they became ready.
        var order: (any TaskOrder)?
        var batch: TaskJob.Batch?
    }

    fileprivate let state = Lock(State())

    var isActive: Bool { state.withLock { $0.userCount > 0 } }

    // MARK: Taking over and giving back

    func begin() throws(VirtualTimeError) {
        guard task_hooks_are_available() else { throw .deterministicTasksUnavailable }
        let isFirst = state.withLock { state in
            state.userCount += 1
            return state.userCount == 1
        }
        guard isFirst else { return }
        task_hooks_install(
            { job in job.map { TaskJobs.shared.add(TaskJob(pointer: $0, executor: .pool)) } },
            MainJobExecutor.shared.reference
        )
    }

    func end() {
        let left: ArraySlice<TaskJob>? = state.withLock { state in
            state.userCount -= 1
            guard state.userCount == 0 else { return nil }
            task_hooks_remove()
            defer { state.jobs = [] }
            return state.jobs
        }
        left?.forEach { $0.enqueue() }
    }

    /// Adds a job, or passes the job to its default executor if tasks are no longer deterministic.
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
        if !isKept { job.enqueue() }
        if needsPump { schedulePump() }
    }

    // MARK: Running

    /// - Returns: `true` once no more jobs are ready, or `false` if ``limit`` jobs have run.
    @discardableResult func runUntilIdle() -> Bool {
        state.withLock { $0.runDepth += 1 }
        defer { state.withLock { $0.runDepth -= 1 } }
        for _ in 0..<Self.limit.withLock({ $0 }) {
            if let job = next() {
                job.run()
            } else if !resumeWaiter(isIdle: true, below: 1) {
                return true
            }
        }
        return false
    }

    /// Waits until all other tasks are waiting or have ended, and then returns `true`. Returns
    /// `false` if ``limit`` jobs run first.
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
        DispatchQueue.main.async {
            self.state.withLock { $0.hasPump = false }
            while !self.runUntilIdle(), self.resumeWaiter(isIdle: false, below: 0) {}
        }
    }

    /// Resumes the latest call to ``idle()`` and returns whether there was such a call. Any other
    /// calls must also wait for the task that made the latest one.
    ///
    /// If `runDepth` is greater than `depth`, does nothing and returns `false`, because an outer
    /// call to ``runUntilIdle()`` is still running a job.
    private func resumeWaiter(isIdle: Bool, below depth: Int) -> Bool {
        let waiter = state.withLock { state in
            state.runDepth > depth ? nil : state.idleWaiters.popLast()
        }
        waiter?.resume(returning: isIdle)
        return waiter != nil
    }

    private func next() -> TaskJob? {
        if let job = popJob() { return job }
        guard isActive, !task_hooks_catch_yields() else { return nil }
        // Tries several times, because a pool thread that is about to add a job may have been
        // preempted.
        for _ in 0..<4 {
            waitForPool()
            if let job = popJob() { return job }
        }
        return nil
    }

    /// Waits until each of the pool's queues has run a block. By then, the pool has probably added
    /// the jobs for `Task.yield()`, which bypass the hook.
    private func waitForPool() {
        let passed = DispatchGroup()
        for qos in [DispatchQoS.QoSClass.background, .utility, .default, .userInitiated] {
            DispatchQueue.global(qos: qos).async(group: passed) {}
        }
        passed.wait()
        usleep(200)
    }

    // MARK: Orders

    /// Calls a closure that makes several tasks ready. Any of these tasks may run first.
    func addBatch(areAlike: Bool = false, _ body: () -> Void) {
        state.withLock { $0.batch = TaskJob.Batch(number: $0.addedCount, areAlike: areAlike) }
        body()
        state.withLock { $0.batch = nil }
    }

    /// Removes and returns the job to run next. Returns `nil` if no job is ready. Only the main
    /// thread removes jobs, so the ready jobs stay ready while `order` chooses one.
    private func popJob() -> TaskJob? {
        guard let order = state.withLock({ $0.order }) else { return state.withLock { $0.jobs.popFirst() } }
        // A job that only makes a yielded task ready runs none of the task's code, so `order` does
        // not need to choose it.
        while let job = state.withLock({ $0.takeJob { $0.executor == .pool && $0.isYield } }) { job.run() }
        let jobs = state.withLock { $0.candidates }
        guard !jobs.isEmpty else {
            order.didBecomeIdle()
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

    /// The jobs that may run next. The main actor, like the main queue, runs its jobs first in,
    /// first out.
    fileprivate var candidates: [TaskJob] {
        let ofMainActor = jobs.filter { $0.executor == .mainActor }
        let first = ofMainActor.first
        let next = ofMainActor.prefix { $0.number == first?.number || $0.batch != nil && $0.batch == first?.batch }
        return (jobs.filter { $0.executor == .pool } + next).sorted { $0.number < $1.number }
    }
}

package protocol TaskOrder: AnyObject, Sendable {
    /// Returns the index of the task to run next. `tasks` is not empty and is in the order in which
    /// the tasks became ready. Of the main actor's tasks, `tasks` includes only the first one and
    /// those that became ready together with it, such as sleepers with the same deadline.
    func next(among tasks: [TaskJob]) -> Int
    /// Called when all tasks are waiting.
    func didBecomeIdle()
}

/// Sets the order in which tasks run, and returns the previous order. If `order` is `nil`, tasks
/// run in the order in which they become ready.
@discardableResult package func setTaskOrder(_ order: (any TaskOrder)?) -> (any TaskOrder)? {
    TaskJobs.shared.state.withLock { state in
        defer { state.order = order }
        return state.order
    }
}

package func startAlike(_ start: () -> Void) { TaskJobs.shared.addBatch(areAlike: true, start) }
