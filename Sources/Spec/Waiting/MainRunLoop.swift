import Foundation
import SpecEvents

@MainActor enum MainRunLoop {
    /// The main queue, timers and the main actor keep running during the wait. Where possible, the
    /// body starts on the caller's stack, so that a body that never suspends needs no run loop.
    static func wait(for body: @escaping @MainActor () async throws -> Void, within limit: TimeLimit?) throws {
        var outcome: Result<Void, any Error>?
        let task = start {
            do {
                outcome = .success(try await body())
            } catch {
                outcome = .failure(error)
            }
        }
        if let outcome { return try outcome.get() }
        turn(until: limit?.deadline) { outcome != nil }
        if let outcome { return try outcome.get() }
        // Without a limit, the call above returns only once there is an outcome.
        guard let limit else { return }
        // Read these first, because the cancellation may end the wait that the notes describe.
        let step = CurrentActivity.example?.openStep
        let notes = FailureNotes.notes(forFailureOf: CurrentFailureOwner.value)
        task.cancel()
        turn(until: .now + limit.grace) { outcome != nil }
        throw limit.exceeded(inStep: step, notes, reactedToCancellation: outcome != nil)
    }

    /// Until the hook first suspends, it calls `inner` directly, on this stack. After that, calling
    /// `inner` in the hook's main-queue block would hold up the queue, so `inner` runs on this
    /// stack, in a task that the hook awaits. `inner` always sees the hook's task-local values.
    static func wait(
        for hook: @escaping @MainActor (@escaping @MainActor () async -> Void) async throws -> Void,
        around inner: @escaping @MainActor () -> Void
    ) throws {
        var outcome: Result<Void, any Error>?
        let innerIfRunning: @MainActor () -> Void = { if outcome == nil { inner() } }
        let stack = StackExecutor()
        var isOnThisStack = startsImmediately
        _ = start {
            do {
                try await hook {
                    if isOnThisStack { return inner() }
                    // Once the hook has ended, nothing would run the task.
                    guard outcome == nil else { return }
                    await Task(executorPreference: stack) { onMainThread(innerIfRunning) }.value
                }
                outcome = .success(())
            } catch {
                outcome = .failure(error)
            }
        }
        isOnThisStack = false
        repeat {
            turn(until: nil) { outcome != nil || !stack.isEmpty }
        } while stack.runNext()
        try outcome?.get()
    }

    static func turn(for duration: Duration) {
        turn(until: .now + duration) { false }
    }

    private static func turn(until deadline: ContinuousClock.Instant?, _ condition: () -> Bool) {
        while !condition() {
            let left = deadline.map { $0 - .now } ?? .seconds(1)
            guard left > .zero else { return }
            // Each turn is short, because a nested run of the loop may make the condition true
            // without ending this turn.
            RunLoop.turnMain(for: min(left, .milliseconds(100)))
        }
    }

    private static var startsImmediately: Bool {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) { true } else { false }
    }

    private static func start(_ work: sending @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            Task.immediate(operation: work)
        } else {
            Task(operation: work)
        }
    }
}

/// Runs main-actor code in a task that is on the main thread but not isolated to the main actor.
private nonisolated func onMainThread(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

/// An executor that runs its jobs in ``runNext()``, on the caller's stack. A task on this executor
/// keeps the task-local values of the code that started it.
final class StackExecutor: TaskExecutor {
    /// Oldest first. A hook may start several tasks, even concurrently.
    private let jobs = Lock<[UnownedJob]>([])

    var isEmpty: Bool { jobs.withLock(\.isEmpty) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    func runNext() -> Bool {
        guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
        job.runSynchronously(on: asUnownedTaskExecutor())
        return true
    }
}

/// XCTest creates and runs test cases on the main thread, but does not declare this in its API.
extension MainActor {
    /// Calls main-actor code with a value that is not `Sendable`. Traps off the main thread.
    static func assumeIsolated<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
        let value = Carried(content: value)
        return assumeIsolated { Carried(content: body(value.content)) }.content
    }

    /// A wrapper for a value that stays on the main thread, though the compiler cannot check that.
    private struct Carried<Content>: @unchecked Sendable {
        let content: Content
    }
}
