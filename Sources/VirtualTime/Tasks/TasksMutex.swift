import SpecEvents

/// The mutex of the async closures that run with deterministic tasks: one at a time, in the order in which they came.
enum TasksMutex {
    private struct State {
        var isLocked = false
        var waiters: [UnsafeContinuation<Void, Never>] = []
    }

    private static let state = Lock(State())

    static var isLocked: Bool { state.withLock(\.isLocked) }

    /// Suspends the task until the mutex is free.
    @MainActor static func lock() async {
        await withUnsafeContinuation { continuation in
            let isFree = state.withLock { state in
                defer { state.isLocked = true }
                if state.isLocked { state.waiters.append(continuation) }
                return !state.isLocked
            }
            if isFree { continuation.resume() }
        }
    }

    /// Gives the mutex to the closure that has waited longest.
    static func unlock() {
        let next = state.withLock { state in
            if state.waiters.isEmpty { state.isLocked = false }
            return state.waiters.isEmpty ? nil : state.waiters.removeFirst()
        }
        next?.resume()
    }
}
