import Locks

/// Lets async closures have deterministic tasks one after the other.
enum Turn {
    private struct State {
        var isTaken = false
        var waiters: [UnsafeContinuation<Void, Never>] = []
    }

    private static let state = Lock(State())

    /// Whether anybody has the turn.
    static var isTaken: Bool { state.withLock(\.isTaken) }

    /// Waits until nobody else has the turn.
    @MainActor static func take() async {
        await withUnsafeContinuation { continuation in
            let isFree = state.withLock { state in
                defer { state.isTaken = true }
                if state.isTaken { state.waiters.append(continuation) }
                return !state.isTaken
            }
            if isFree { continuation.resume() }
        }
    }

    /// Passes the turn on to who has waited longest.
    static func pass() {
        let next = state.withLock { state in
            if state.waiters.isEmpty { state.isTaken = false }
            return state.waiters.isEmpty ? nil : state.waiters.removeFirst()
        }
        next?.resume()
    }
}
