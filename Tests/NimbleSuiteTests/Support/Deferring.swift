import QuickNimble

/// Runs an action on the main queue a little later.
func onMainQueueSoon(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async {
        Thread.sleep(forTimeInterval: 0.01)
        action()
    }
}

/// Runs an action on the main actor a little later.
func onMainActorSoon(_ action: @escaping @Sendable () async -> Void) {
    Task { @MainActor in
        try? await Task.sleep(nanoseconds: 10_000_000)
        await action()
    }
}

/// A value that threads share.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value { lock.withLock { stored } }

    func set(_ value: Value) { lock.withLock { stored = value } }
}
