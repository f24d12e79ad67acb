import SpecEvents
import TaskHooks

/// Goes along with the tasks that are started inside `withDeterministicTasks`: each holds on to it until it has ended.
/// Detached tasks do not.
final class TaskMark: Sendable {
    @TaskLocal static var current: TaskMark?

    /// Runs a body whose tasks the mark goes along with.
    func mark<Result>(_ body: () throws -> Result) rethrows -> Result {
        try FailureNotes.$scope.withValue(FailureNotes.scope ?? Scope()) {
            try Self.$current.withValue(self, operation: body)
        }
    }

    /// Runs an async body whose tasks the mark goes along with.
    @MainActor func mark<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        try await FailureNotes.$scope.withValue(FailureNotes.scope ?? Scope()) {
            try await Self.$current.withValue(self) { try await body() }
        }
    }

    /// What fails where tests run side by side; not the mark itself, which only tasks hold on to, each of them once.
    private final class Scope: FailureSubject {}

    /// How many tasks hold on to a mark that nobody else does but the caller, in one variable.
    static func unfinishedTasks(of mark: inout TaskMark) -> Int {
        if isKnownUniquelyReferenced(&mark) { return 0 }
        return max(1, task_hooks_owners_of(Unmanaged.passUnretained(mark).toOpaque()) - 1)
    }
}
