import SpecEvents
import TaskHooks

/// A task-local object of `withDeterministicTasks`. Each task started inside retains it, so that
/// its reference count shows how many have not ended. Detached tasks do not retain it.
package final class TaskMark: Sendable {
    @TaskLocal package static var current: TaskMark?

    package init() {}

    /// Runs a closure whose tasks have the mark.
    func mark<Result>(_ body: () throws -> Result) rethrows -> Result {
        try FailureNotes.$scope.withValue(FailureNotes.scope ?? Scope()) {
            try Self.$current.withValue(self, operation: body)
        }
    }

    /// Runs an async closure whose tasks have the mark.
    @MainActor func mark<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        try await FailureNotes.$scope.withValue(FailureNotes.scope ?? Scope()) {
            try await Self.$current.withValue(self) { try await body() }
        }
    }

    /// The subject of failures in parallel tests, in place of the mark, which only tasks may
    /// retain.
    private final class Scope: FailureSubject {}

    /// Returns the number of tasks that retain a mark. The caller must have the only other
    /// reference.
    static func unfinishedTasks(of mark: inout TaskMark) -> Int {
        if isKnownUniquelyReferenced(&mark) { return 0 }
        return max(1, task_hooks_owners_of(Unmanaged.passUnretained(mark).toOpaque()) - 1)
    }
}
