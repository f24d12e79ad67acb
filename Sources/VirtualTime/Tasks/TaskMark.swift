import TaskHooks

/// Goes along with the tasks that are started inside `withDeterministicTasks`: each holds on to it until it has ended.
/// Detached tasks do not.
final class TaskMark: Sendable {
    @TaskLocal static var current: TaskMark?

    /// How many tasks hold on to a mark that nobody else does but the caller, in one variable.
    static func unfinishedTasks(of mark: inout TaskMark) -> Int {
        if isKnownUniquelyReferenced(&mark) { return 0 }
        return max(1, task_hooks_owners_of(Unmanaged.passUnretained(mark).toOpaque()) - 1)
    }
}
