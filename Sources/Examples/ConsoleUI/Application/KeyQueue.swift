import SpecEvents

/// Keys that a thread has read, until the application takes them: all of those that are there at once, so that it draws a text
/// that is pasted once, and not once for each character.
final class KeyQueue: Sendable {
    private let waiting = Lock<[Key]>([])
    private let arrivals = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

    /// Adds keys behind those that wait.
    func append(_ keys: [Key]) {
        guard !keys.isEmpty else { return }
        waiting.withLock { $0 += keys }
        arrivals.continuation.yield()
    }

    /// Ends ``bursts()`` after the keys that wait.
    func finish() { arrivals.continuation.finish() }

    /// The keys as they are taken. For one reader.
    func bursts() -> AsyncStream<[Key]> {
        AsyncStream(unfolding: { [self] in
            for await _ in arrivals.stream { return takeAll() }
            return nil
        })
    }

    private func takeAll() -> [Key] {
        waiting.withLock { keys in
            defer { keys = [] }
            return keys
        }
    }
}
