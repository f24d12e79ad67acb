import Synchronization

/// A clock that a test advances, implemented as in other libraries. Before and after it wakes a
/// task, it yields twenty times at background priority, so that other tasks can run.
final class YieldingClock: Clock, Sendable {
    typealias Instant = ContinuousClock.Instant

    private struct Sleeper {
        var deadline: Instant
        var continuation: AsyncStream<Never>.Continuation
    }

    private struct State {
        var now: Instant
        var sleepers: [Sleeper] = []
    }

    private let state = Mutex(State(now: .now))

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        guard deadline > now else { return }
        let stream = AsyncStream<Never> { continuation in
            state.withLock { $0.sleepers.append(Sleeper(deadline: deadline, continuation: continuation)) }
        }
        for await _ in stream {}
        try Task.checkCancellation()
    }

    func advance(by duration: Duration) async {
        let end = now.advanced(by: duration)
        while now <= end {
            await Self.yield()
            guard let sleeper = next(until: end) else { break }
            sleeper.continuation.finish()
        }
        await Self.yield()
    }

    private func next(until end: Instant) -> Sleeper? {
        state.withLock { state in
            state.sleepers.sort { $0.deadline < $1.deadline }
            guard let first = state.sleepers.first, first.deadline <= end else {
                state.now = end
                return nil
            }
            state.now = first.deadline
            return state.sleepers.removeFirst()
        }
    }

    private static func yield() async {
        for _ in 0..<20 {
            await Task.detached(priority: .background) { await Task.yield() }.value
        }
    }
}
