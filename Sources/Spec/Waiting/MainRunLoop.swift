import Foundation
import SpecEvents

/// The main thread's run loop, which Spec runs while an example waits.
@MainActor enum MainRunLoop {
    /// Runs an async body to its end, while the main queue, timers and the main actor continue.
    ///
    /// The body starts at once on this stack: one that never suspends needs no run loop.
    ///
    /// - Throws: The error of the body; ``TimeLimit/Exceeded`` if it exceeds the limit.
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
        // Without a limit the loop above ends only with an outcome.
        guard let limit else { return }
        // Before the cancellation, which ends the wait.
        let step = CurrentActivity.example?.openStep
        let notes = FailureNotes.notes(forFailureOf: CurrentFailureOwner.value)
        task.cancel()
        turn(until: .now + limit.grace) { outcome != nil }
        throw limit.exceeded(inStep: step, notes, reactedToCancellation: outcome != nil)
    }

    /// Runs an async hook to its end, and the sync `inner` when the hook calls its argument.
    ///
    /// Before its first suspension the hook is on this stack, so `inner` runs inside it. Later the
    /// hook is in a block of the main queue, which then runs no others; so `inner` runs here, in a
    /// task that the hook awaits. Either way it sees the hook's task-local values.
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
                    // Nothing runs the loop after the end of the hook.
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

    /// Runs the loop until the condition is true or the deadline has passed.
    private static func turn(until deadline: ContinuousClock.Instant?, _ condition: () -> Bool) {
        while !condition() {
            let left = deadline.map { $0 - .now } ?? .seconds(1)
            guard left > .zero else { return }
            // A block of the loop that turned it may have met the condition, which then wakes nobody.
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

/// Runs main-actor code in a task on the main thread that is not isolated to the main actor.
private nonisolated func onMainThread(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

/// Runs tasks that prefer it inside ``runNext()``, on the same stack. Such a task keeps the
/// task-local values of the code that started it.
final class StackExecutor: TaskExecutor {
    /// A hook may start more than one task, even concurrently.
    private let jobs = Lock<[UnownedJob]>([])

    var isEmpty: Bool { jobs.withLock(\.isEmpty) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Runs the oldest job.
    ///
    /// - Returns: Whether there was one.
    func runNext() -> Bool {
        guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
        job.runSynchronously(on: asUnownedTaskExecutor())
        return true
    }
}

/// XCTest makes and runs its cases on the main thread, but does not declare that.
extension MainActor {
    /// Runs a main-actor `body` with a value that is not `Sendable`. Traps off the main thread.
    static func assumeIsolated<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
        let value = Carried(content: value)
        return assumeIsolated { Carried(content: body(value.content)) }.content
    }

    /// A value that stays on the main thread although the compiler cannot check it.
    private struct Carried<Content>: @unchecked Sendable {
        let content: Content
    }
}
