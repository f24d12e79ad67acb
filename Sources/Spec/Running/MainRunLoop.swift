import Foundation
import SpecEvents

/// The main thread's run loop, which Spec runs while an example waits.
@MainActor enum MainRunLoop {
    /// Runs an async body to its end, while the main queue, timers and the main actor continue.
    ///
    /// The body starts at once, on this stack, so a body that never suspends does not need the run loop.
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
        // Without a limit the loop above ends with an outcome only.
        guard let limit else { return }
        task.cancel()
        let step = CurrentActivity.example?.openStep
        turn(until: .now + limit.grace) { outcome != nil }
        throw limit.exceeded(in: step, reactedToCancellation: outcome != nil)
    }

    /// Runs an async hook to its end, and the sync `inner` when the hook calls its argument.
    ///
    /// Before the hook suspends it is on this stack, so `inner` runs inside it and sees its task-local values. After a
    /// suspension the hook runs in a block of the main queue, in which the main queue runs no other blocks; then
    /// `inner` runs here, and the hook waits for it.
    static func wait(
        for hook: @escaping @MainActor (@escaping @MainActor () async -> Void) async throws -> Void,
        around inner: @escaping @MainActor () -> Void
    ) throws {
        var outcome: Result<Void, any Error>?
        // A hook may call its argument more than once, even concurrently; the caller counts the calls.
        var asking: [CheckedContinuation<Void, Never>] = []
        var isOnThisStack = startsAtOnce
        _ = start {
            do {
                try await hook {
                    if isOnThisStack {
                        inner()
                    } else if outcome == nil {
                        await withCheckedContinuation { asking.append($0) }
                    }
                }
                outcome = .success(())
            } catch {
                outcome = .failure(error)
            }
        }
        isOnThisStack = false
        while true {
            turn(until: nil) { outcome != nil || !asking.isEmpty }
            guard !asking.isEmpty else { break }
            let request = asking.removeFirst()
            if outcome == nil { inner() }
            request.resume()
        }
        try outcome?.get()
    }

    /// Runs the loop for a duration.
    static func turn(for duration: Duration) {
        turn(until: .now + duration) { false }
    }

    /// Runs the loop until the condition is true or the deadline has passed.
    ///
    /// The waiting example does not own what runs meanwhile: an earlier example may have queued it.
    private static func turn(until deadline: ContinuousClock.Instant?, _ condition: () -> Bool) {
        CurrentFailureOwner.$value.withValue(nil) { turnWithoutOwner(until: deadline, condition) }
    }

    private static func turnWithoutOwner(until deadline: ContinuousClock.Instant?, _ condition: () -> Bool) {
        while !condition() {
            let left = deadline.map { ($0 - .now) / .seconds(1) } ?? .infinity
            guard left > 0 else { return }
            let end = left.isFinite ? Date(timeIntervalSinceNow: left) : Date.distantFuture
            _ = RunLoop.main.run(mode: .default, before: end)
        }
    }

    private static var startsAtOnce: Bool {
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
