import SpecEvents

/// A continuation that somebody waits by.
final class Waiting: Sendable {
    private let continuation = Lock<CheckedContinuation<Int, Never>?>(nil)

    func wait() async -> Int {
        await withCheckedContinuation { continuation in self.continuation.withLock { $0 = continuation } }
    }

    func resume(returning value: Int = 0) {
        continuation.withLock(\.self)?.resume(returning: value)
    }
}
