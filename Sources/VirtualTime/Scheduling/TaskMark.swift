import SpecEvents
import TaskHooks

/// A task-local object of `withDeterministicTasks`. Each task that is started inside retains it,
/// so its reference count tells how many have not ended. Detached tasks do not retain it.
package final class TaskMark: Sendable {
    @TaskLocal package static var current: TaskMark?

    package init() {}

    /// Runs a body whose tasks bear the mark.
    func mark<Result>(_ body: () throws -> Result) rethrows -> Result {
        try FailureNotes.$scope.withValue(FailureNotes.scope ?? Scope()) {
            try Self.$current.withValue(self, operation: body)
        }
    }

    /// Runs an async body whose tasks bear the mark.
    @MainActor func mark<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        try await FailureNotes.$scope.withValue(FailureNotes.scope ?? Scope()) {
            try await Self.$current.withValue(self) { try await body() }
        }
    }

    /// What fails where tests run in parallel; not the mark itself, which only tasks may retain.
    private final class Scope: FailureSubject {}

    /// How many tasks retain a mark of which the caller has the only other reference.
    static func unfinishedTasks(of mark: inout TaskMark) -> Int {
        if isKnownUniquelyReferenced(&mark) { return 0 }
        return max(1, task_hooks_owners_of(Unmanaged.passUnretained(mark).toOpaque()) - 1)
    }
}
