import SpecEvents

/// Suspends a task until a test resumes it with a value.
final class Waiting: Sendable {
    private let continuation = Lock<CheckedContinuation<Int, Never>?>(nil)

    func wait() async -> Int {
        await withCheckedContinuation { continuation in self.continuation.withLock { $0 = continuation } }
    }

    func resume(returning value: Int = 0) {
        continuation.withLock(\.self)?.resume(returning: value)
    }
}
