import Foundation
import SpecEvents

@MainActor enum MainRunLoop {
    /// Runs an async body and waits until it ends. The main queue, timers and the main actor keep
    /// running during the wait. Where possible, the body starts on the caller's stack, so a body
    /// that never suspends does not need the run loop.
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
        // Without a limit, `turn` returns only after there is an outcome.
        guard let limit else { return }
        // Read the step and the notes before `cancel()`, which may end the wait that they describe.
        let step = CurrentActivity.example?.openStep
        let notes = FailureNotes.notes(forFailureOf: CurrentFailureOwner.value)
        task.cancel()
        turn(until: .now + limit.grace) { outcome != nil }
        throw limit.exceeded(inStep: step, notes, reactedToCancellation: outcome != nil)
    }

    /// Runs an async `aroundEach` hook and waits until it ends. Until the hook first suspends, it
    /// runs on the caller's stack and calls `inner` directly. After that, it runs on the main
    /// queue, which a call to `inner` would block. `inner` then runs on the caller's stack, in a
    /// task that the hook awaits. Either way, `inner` sees the hook's task-local values.
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
                    // Nothing runs the jobs in `stack` after the hook has ended.
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
            // Keep turns short, because a nested run of the loop may make the condition true
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

private nonisolated func onMainThread(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

/// An executor whose jobs run in ``runNext()``, on the caller's stack. A task on this executor
/// inherits the task-local values of the code that starts it.
final class StackExecutor: TaskExecutor {
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

/// XCTest creates and runs test cases on the main thread, but its API does not declare this.
extension MainActor {
    /// Calls a main-actor closure with a non-`Sendable` value. Traps if called off the main thread.
    static func assumeIsolated<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
        let value = Carried(content: value)
        return assumeIsolated { Carried(content: body(value.content)) }.content
    }

    /// An unchecked wrapper around a value that stays on the main thread.
    private struct Carried<Content>: @unchecked Sendable {
        let content: Content
    }
}
