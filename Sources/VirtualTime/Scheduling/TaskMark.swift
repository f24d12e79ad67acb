import SpecEvents
import TaskHooks

/// A task-local object that is retained by every task started in `withDeterministicTasks`, except
/// for detached tasks. Its reference count therefore shows how many of these tasks have not ended.
package final class TaskMark: Sendable {
    @TaskLocal package static var current: TaskMark?

    package init() {}

    func mark<Result>(_ body: () throws -> Result) rethrows -> Result {
        try FailureNotes.$scope.withValue(FailureNotes.scope ?? Scope()) {
            try Self.$current.withValue(self, operation: body)
        }
    }

    @MainActor func mark<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        try await FailureNotes.$scope.withValue(FailureNotes.scope ?? Scope()) {
            try await Self.$current.withValue(self) { try await body() }
        }
    }

    /// The subject of failures in tests that have no other subject, such as Swift Testing's tests.
    /// The mark itself cannot be the subject, because only tasks may retain the mark.
    private final class Scope: FailureSubject {}

    /// Returns the number of tasks that have not ended. Apart from the tasks, only the caller may
    /// hold a reference to the mark.
    static func unfinishedTasks(of mark: inout TaskMark) -> Int {
        if isKnownUniquelyReferenced(&mark) { return 0 }
        return max(1, task_hooks_owners_of(Unmanaged.passUnretained(mark).toOpaque()) - 1)
    }
}
