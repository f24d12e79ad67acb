import SpecEvents
import TaskHooks

/// A part of a task, from one suspension to the next, that is ready to run.
package struct TaskJob: @unchecked Sendable {
    enum Executor {
        case pool, mainActor
    }

    /// A call to ``TaskJobs/addAtOnce(areAlike:_:)``.
    struct Batch: Equatable {
        var number: Int
        var areAlike: Bool
    }

    let pointer: UnsafeMutableRawPointer
    let executor: Executor
    /// The position in the order in which jobs became ready.
    var number = 0
    var batch: Batch?

    /// Whether the job only reschedules a task that has called `Task.yield()`.
    var isYield: Bool { task_hooks_kind_of(pointer) == task_hooks_yield.rawValue }

    /// The runtime's ID for the task; for an actor's job, an ID unique to the actor.
    package var task: UInt64 { task_hooks_task_of(pointer) }

    /// An ID shared by tasks that were started by one call to ``startAlike(_:)`` and have not begun
    /// to run; `nil` for all other tasks.
    package var group: Int? { batch.flatMap { $0.areAlike ? $0.number : nil } }

    /// Runs the job on this thread, which must be the main thread.
    func run() {
        task_hooks_run(pointer, executor == .pool ? task_executor() : MainJobExecutor.shared.reference)
    }

    func giveBack() {
        switch executor {
        case .pool: task_hooks_enqueue_on_pool(pointer)
        case .mainActor: MainActor.shared.enqueue(unsafeBitCast(pointer, to: UnownedJob.self))
        }
    }
}
