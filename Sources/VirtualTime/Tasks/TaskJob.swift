import SpecEvents
import TaskHooks

/// A job that is ready to run: the part of a task from one suspension to the next.
package struct TaskJob: @unchecked Sendable {
    enum Executor {
        case pool, mainActor
    }

    /// Identifies a call to ``TaskJobs/addBatch(areAlike:_:)``, which adds several jobs.
    struct Batch: Equatable {
        var number: Int
        var areAlike: Bool
    }

    let pointer: UnsafeMutableRawPointer
    let executor: Executor
    /// The job's position in the order in which jobs became ready.
    var number = 0
    var batch: Batch?

    /// Whether the job only reschedules a task that has called `Task.yield()`.
    var isYield: Bool { task_hooks_kind_of(pointer) == task_hooks_yield.rawValue }

    /// The runtime's ID for the task or, for an actor's job, an ID that is unique to the actor.
    package var task: UInt64 { task_hooks_task_of(pointer) }

    /// An ID shared by all tasks that one call to ``startAlike(_:)`` started. `nil` for any other
    /// task, and for a task that has already begun to run.
    package var group: Int? { batch.flatMap { $0.areAlike ? $0.number : nil } }

    /// Runs the job on the current thread, which must be the main thread.
    func run() {
        task_hooks_run(pointer, executor == .pool ? task_executor() : MainJobExecutor.shared.reference)
    }

    func enqueue() {
        switch executor {
        case .pool: task_hooks_enqueue_on_pool(pointer)
        case .mainActor: MainActor.shared.enqueue(unsafeBitCast(pointer, to: UnownedJob.self))
        }
    }
}
