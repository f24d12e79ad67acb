import TaskHooks

/// Stands for the main actor's executor while tasks are deterministic. Tasks may remember it and come to it later, so it
/// is there for ever, and passes on what it is not to keep.
final class MainJobExecutor: SerialExecutor {
    static let shared = MainJobExecutor()

    /// The executor, as the runtime passes it around.
    var reference: task_executor {
        unsafeBitCast(asUnownedSerialExecutor(), to: task_executor.self)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let pointer = unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self)
        TaskJobs.shared.add(TaskJob(pointer, on: .mainActor))
    }

    func checkIsolated() {
        precondition(MainThread.isCurrent, "code of the main actor has to run on the main thread")
    }

    func isIsolatingCurrentContext() -> Bool? { MainThread.isCurrent }
}
