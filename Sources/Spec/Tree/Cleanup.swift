/// What is to be done when an example, an ordered group or the suite is over.
struct Cleanup {
    var place: Place
    var body: Body
}

/// The clean-ups of one example, ordered group or suite.
@MainActor final class CleanupList {
    /// The list that `deferCleanup` adds to: that of whatever the running hook or body belongs to.
    private(set) static var current: CleanupList?

    private var cleanups: [Cleanup] = []

    func append(_ cleanup: Cleanup) {
        cleanups.append(cleanup)
    }

    var isEmpty: Bool { cleanups.isEmpty }

    func takeLast() -> Cleanup? { cleanups.popLast() }

    /// Lets `body` register its clean-ups here.
    func collect<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return try body()
    }
}
