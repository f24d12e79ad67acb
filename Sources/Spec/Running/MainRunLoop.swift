import Foundation
import SpecEvents

/// The main thread's run loop, turned by hand while an example waits.
@MainActor enum MainRunLoop {
    /// How long something that was cancelled may take to notice.
    private static let grace = Duration.seconds(1)

    /// Runs an async body to its end while the main queue, timers and the main actor go on working.
    ///
    /// The body starts at once and on this stack: one that never suspends costs no turn of the loop.
    ///
    /// - Throws: What the body throws; ``TimeLimit/Exceeded`` if it is not done in time.
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
        task.cancel()
        let step = CurrentActivity.example?.openStep
        turn(until: .now + grace) { outcome != nil }
        guard let limit else { return }
        throw limit.exceeded(in: step, reactedToCancellation: outcome != nil)
    }

    /// Runs an async hook to its end, and `inner`, which is sync, when the hook asks for it.
    ///
    /// As long as the hook has not suspended it is on this stack, and so `inner` runs inside of it and sees the task-local
    /// values that it set. Once it has suspended it runs as a block of the main queue, inside of which the main queue does
    /// not turn; then `inner` runs here, and the hook waits for it.
    static func wait(
        for hook: @escaping @MainActor (@escaping @MainActor () async -> Void) async throws -> Void,
        around inner: @escaping @MainActor () -> Void
    ) throws {
        var outcome: Result<Void, any Error>?
        // A hook may ask more than once, even at once; what comes of that is not decided here.
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

    /// Turns the loop for a while.
    static func turn(for duration: Duration) {
        turn(until: .now + duration) { false }
    }

    /// Turns the loop until the condition holds or the time is over.
    ///
    /// What runs then was queued by somebody else, maybe by an earlier example, so the one that waits does not own it.
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
