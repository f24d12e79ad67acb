import SpecEvents
import TaskHooks

/// A task-local object of `withDeterministicTasks`. Each task started inside retains it, so its
/// reference count tells how many have not ended. Detached tasks do not retain it.
package final class TaskMark: Sendable {
    @TaskLocal package static var current: TaskMark?

    package init() {}

    /// Runs a body whose tasks have the mark.
    func mark<Result>(_ body: () throws -> Result) rethrows -> Result {
        try FailureNotes.$scope.withValue(FailureNotes.scope ?? Scope()) {
            try Self.$current.withValue(self, operation: body)
        }
    }

    /// Runs an async body whose tasks have the mark.
    @MainActor func mark<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        try await FailureNotes.$scope.withValue(FailureNotes.scope ?? Scope()) {
            try await Self.$current.withValue(self) { try await body() }
        }
    }

    /// The subject of failures in parallel tests; only tasks may retain the mark.
    private final class Scope: FailureSubject {}

    /// How many tasks retain a mark; the caller must have the only other reference.
    static func unfinishedTasks(of mark: inout TaskMark) -> Int {
        if isKnownUniquelyReferenced(&mark) { return 0 }
        return max(1, task_hooks_owners_of(Unmanaged.passUnretained(mark).toOpaque()) - 1)
    }
}
