import SpecEvents
import TaskHooks

/// A part of a task that is ready to run: from one suspension to the next.
package struct TaskJob: @unchecked Sendable {
    enum Executor {
        case pool, mainActor
    }

    /// A call of ``TaskJobs/addAtOnce(areAlike:_:)``.
    struct Batch: Equatable {
        var number: Int
        var areAlike: Bool
    }

    private let pointer: UnsafeMutableRawPointer
    let executor: Executor
    /// Orders jobs by the time they became ready.
    var number = 0
    /// The same for jobs that became ready together.
    var batch: Batch?

    init(_ pointer: UnsafeMutableRawPointer, on executor: Executor) {
        self.pointer = pointer
        self.executor = executor
    }

    /// Whether it only makes a task ready that has called `Task.yield()`.
    var isYield: Bool { task_hooks_kind_of(pointer) == task_hooks_yield.rawValue }

    /// The runtime's number of the task; for an actor's job, a number unique to the actor.
    package var task: UInt64 { task_hooks_task_of(pointer) }

    /// The same for tasks of one call of ``startAlike(_:)`` that have not begun.
    package var group: Int? { batch.flatMap { $0.areAlike ? $0.number : nil } }

    /// Runs the job on this thread, which must be the main thread.
    func run() {
        switch executor {
        case .pool: task_hooks_run(pointer, task_executor(identity: nil, witness_table: 0))
        case .mainActor: task_hooks_run(pointer, MainJobExecutor.shared.reference)
        }
    }

    /// Enqueues the job at its default place.
    func giveBack() {
        switch executor {
        case .pool: task_hooks_enqueue_on_pool(pointer)
        case .mainActor: MainActor.shared.enqueue(unsafeBitCast(pointer, to: UnownedJob.self))
        }
    }
}
