import Foundation

/// The main thread's run loop, turned by hand while an example waits.
@MainActor enum MainRunLoop {
    /// Runs an async body to its end while the main queue, timers and the main actor go on working.
    ///
    /// The body starts at once and on this stack: one that never suspends costs no turn of the loop.
    static func wait(for body: @escaping @MainActor () async throws -> Void) throws {
        var outcome: Result<Void, any Error>?
        start {
            do {
                try await body()
                outcome = .success(())
            } catch {
                outcome = .failure(error)
            }
        }
        while true {
            if let outcome { return try outcome.get() }
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
    }

    private static func start(_ work: @escaping @MainActor () async -> Void) {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            Task.immediate { @MainActor in await work() }
        } else {
            Task { @MainActor in await work() }
        }
    }
}
