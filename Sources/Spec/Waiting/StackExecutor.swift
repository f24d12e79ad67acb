import SpecEvents

/// Runs tasks that prefer it where ``runNext()`` is called, and on that stack. Such a task keeps the task-local values of
/// the code that started it.
final class StackExecutor: TaskExecutor {
    /// A hook may start more than one task, even concurrently.
    private let jobs = Lock<[UnownedJob]>([])

    var isEmpty: Bool { jobs.withLock(\.isEmpty) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Runs the job that came first.
    ///
    /// - Returns: Whether there was one.
    func runNext() -> Bool {
        guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
        job.runSynchronously(on: asUnownedTaskExecutor())
        return true
    }
}
