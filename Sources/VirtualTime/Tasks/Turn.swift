/// Lets async closures have deterministic tasks one after the other.
@MainActor enum Turn {
    private static var isTaken = false
    private static var waiters: [UnsafeContinuation<Void, Never>] = []

    /// Waits until nobody else has the turn.
    static func take() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withUnsafeContinuation { waiters.append($0) }
    }

    /// Passes the turn on to who has waited longest.
    static func pass() {
        if waiters.isEmpty {
            isTaken = false
        } else {
            waiters.removeFirst().resume()
        }
    }
}
